import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Remembers a child until it ends, so that none outlives this process. */
export function track(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}

/** Kills every ffmpeg and ffprobe this process has started. */
export function killRunningTools(): void {
  for (const child of running) child.kill('SIGKILL');
}

process.once('exit', killRunningTools);
