import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './manifest.mjs';

const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;

/** Runs a program in the checkout with its own tools on PATH. Resolves with exit code and, when captured, its output. */
export function run(command, args, { capture = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of capture ? [child.stdout, child.stderr] : []) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (capture === 'tee') process.stderr.write(text);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** As `run`; ends this process when the program fails. */
export async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return output;
  process.stderr.write(`${output}\n${command} ${args.join(' ')} failed (exit ${code}).\n`);
  process.exit(1);
}
