import { isOutage } from './outage.js';

/**
 * What a store's failure amounts to. `away`: it may pass, ask again. `full`: it passes when somebody makes room.
 * `damaged`: the file is no database any more, or its pages contradict each other; asking again does not help.
 */
export type StorageFault = 'away' | 'full' | 'damaged';

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const SQLITE: Readonly<Record<number, StorageFault>> = {
  // BUSY, LOCKED, IOERR, CANTOPEN, PROTOCOL
  ...{ 5: 'away', 6: 'away', 10: 'away', 14: 'away', 15: 'away' },
  13: 'full',
  // CORRUPT, NOTADB
  ...{ 11: 'damaged', 26: 'damaged' },
};

/** The driver leaves the code away where it steps through rows; its texts are SQLite's own and never change. */
const TEXTS: readonly (readonly [RegExp, StorageFault])[] = [
  [/(?:^|: )database or disk is full$/, 'full'],
  [/(?:^|: )(?:disk I\/O error|database (?:table )?is locked|locking protocol|unable to open database file)$/, 'away'],
  [/(?:^|: )(?:database disk image is malformed|file is not a database)$/, 'damaged'],
];

const SYSTEM: ReadonlyMap<unknown, StorageFault> = new Map<string | number, StorageFault>([
  ...['EIO', 'EBUSY', 'EMFILE', 'ENFILE', 'ENOMEM', 'ESTALE'].map((code) => [code, 'away'] as const),
  ...['ENOSPC', 'EDQUOT', 'EFBIG'].map((code) => [code, 'full'] as const),
  // MongoDB: OutOfDiskSpace
  [14_031, 'full'],
]);

/** A store that can be built anew from the log must be: what it holds is damaged, or belongs to another log. */
export class DerivedStoreError extends Error {
  override name = 'DerivedStoreError';
}

/** Causes of causes that are looked at. */
const DEPTH = 5;

/** The fault of a store, whichever store and driver tells it; null when a failure is none of a store. */
export function storageFault(error: unknown): StorageFault | null {
  let at: unknown = error;
  for (let depth = 0; depth < DEPTH && typeof at === 'object' && at !== null; depth += 1) {
    const fault = faultOf(at);
    if (fault !== null) return fault;
    at = 'cause' in at ? at.cause : null;
  }
  return isOutage(error) ? 'away' : null;
}

/** Whether the same may succeed later: the store is away or has no room, and nothing is wrong with what was asked. */
export function isPassing(error: unknown): boolean {
  const fault = storageFault(error);
  return fault === 'away' || fault === 'full';
}

/** Whether somebody else holds the lock on a database of SQLite. */
export const isLocked = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && [5, 6].includes(Number(error.errcode) & 0xff);

function faultOf(error: object): StorageFault | null {
  // the low byte is the primary code, the rest says more exactly what happened
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE[error.errcode & 0xff] ?? null;
  const system = 'code' in error ? SYSTEM.get(error.code) : undefined;
  if (system !== undefined) return system;
  const text = error instanceof Error ? error.message : '';
  return TEXTS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
