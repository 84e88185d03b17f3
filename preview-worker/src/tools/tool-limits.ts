import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolFailure } from '../errors.js';

export interface ToolLimits {
  /** Wall-clock ms. */
  readonly timeLimitMs: number;
  /** Resident bytes of the program (Linux; elsewhere not watched). */
  readonly memoryLimitBytes?: number | undefined;
  /** Bytes of all files in `outputFolder` together. */
  readonly outputLimitBytes?: number | undefined;
  readonly outputFolder?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

const POLL_MS = 200;

/**
 * Watches a running program and calls `stop` once, with the reason, when it goes over a limit or is cancelled.
 * Returns the function that ends the watch.
 */
export function watchLimits(pid: number, limits: ToolLimits, stop: (reason: ToolFailure) => void): () => void {
  const timer = setTimeout(stop, limits.timeLimitMs, 'time');
  const onAbort = () => {
    stop('aborted');
  };
  limits.signal?.addEventListener('abort', onAbort);
  const poll = setInterval(() => {
    void exceeded(pid, limits).then((reason) => {
      if (reason) stop(reason);
    });
  }, POLL_MS);
  return () => {
    clearTimeout(timer);
    clearInterval(poll);
    limits.signal?.removeEventListener('abort', onAbort);
  };
}

async function exceeded(pid: number, limits: ToolLimits): Promise<ToolFailure | null> {
  const { memoryLimitBytes = Infinity, outputLimitBytes = Infinity, outputFolder } = limits;
  if (memoryLimitBytes < Infinity && (await residentBytes(pid)) > memoryLimitBytes) return 'memory';
  if (outputFolder !== undefined && outputLimitBytes < Infinity && (await folderBytes(outputFolder)) > outputLimitBytes)
    return 'output';
  return null;
}

async function residentBytes(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Bytes of the files directly in a folder; 0 when it is not there. */
export async function folderBytes(folder: string): Promise<number> {
  try {
    const names = await readdir(folder);
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  } catch {
    return 0;
  }
}
