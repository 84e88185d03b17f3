import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './manifest.mjs';

const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;

/**
 * Runs a program in the checkout with its own tools on PATH. Resolves with exit code and, when captured, its output.
 * With a `signal`, its abort ends the program and all that it has started.
 */
export function run(command, args, { capture = false, env = {}, cwd = root, signal } = {}) {
  return new Promise((resolve) => {
    if (signal?.aborted) return void resolve({ code: 130, output: 'ended before it began' });
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: signal !== undefined,
    });
    const end = () => endGroup(child.pid);
    signal?.addEventListener('abort', end);
    let output = '';
    for (const stream of capture ? [child.stdout, child.stderr] : []) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (capture === 'tee') process.stderr.write(text);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A detached process is the head of a group. */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // nobody of the group is left
  }
}

/** As `run`; ends this process when the program fails. */
export async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  if (options?.signal?.aborted) process.exit(130);
  process.stderr.write(`${output}\n${command} ${args.join(' ')} failed (exit ${code}).\n`);
  process.exit(1);
}
