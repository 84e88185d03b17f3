import { isLocked } from '../runtime/storage-errors.js';
import { openDatabase } from './sqlite/open-database.js';

/** Somebody else holds the lock. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/**
 * Holds an exclusive lock on a file for as long as this process lives; the operating system frees it, however the
 * process ends.
 * @throws LockedError when another process has it
 */
export function acquireLock(file: string): Disposable {
  const db = openDatabase({ file, synchronous: 'NORMAL', busyTimeoutMs: 0 });
  try {
    db.exec('BEGIN IMMEDIATE');
  } catch (error) {
    db.close();
    if (!isLocked(error)) throw error;
    throw new LockedError('another process works in this folder');
  }
  return {
    [Symbol.dispose]: () => {
      db.close();
    },
  };
}
