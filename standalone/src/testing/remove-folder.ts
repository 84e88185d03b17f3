import { rm } from 'node:fs/promises';

/** How often and how long apart the removal is tried, ms. */
const TRIES = { maxRetries: 20, retryDelay: 25 };

/** Removes a folder with all it holds, even while the last tool of a process that was killed still writes into it. */
export function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, ...TRIES });
}
