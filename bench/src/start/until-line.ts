import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Started {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly ready: RegExp;
  /** Asked when it says that it is ready; throws when it is not. */
  readonly check: (url: string) => Promise<void>;
}

/** ms from spawning to the line that says ready; the program and its children are ended again. */
export async function timeToReady({ command, args, cwd, env, ready, check }: Started): Promise<number> {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const gone = once(child, 'close');
  try {
    for await (const line of createInterface(child.stdout)) {
      const url = ready.exec(line)?.[1];
      if (url === undefined) continue;
      const ms = performance.now() - start;
      await check(url);
      return ms;
    }
    throw new Error(`void: ${command} ended before it was ready`);
  } finally {
    // a group of its own: npm does not hand every signal on
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    child.stdout.resume();
    await gone;
  }
}
