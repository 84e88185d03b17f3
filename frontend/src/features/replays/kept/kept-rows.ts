import type { FoundReplay } from '../../../entities/replay/replay.js';
import type { ShelvedReplay } from '../reading/shelf.js';

/** How much is kept: the newest games, by when their files were written. */
export interface KeptLimits {
  readonly games: number;
  readonly bytes: number;
}

/** A replay with all that its list and its combos need, so that it outlives the file it was read from. */
export interface KeptRow {
  /** Sorts by when the file was written, and names it. */
  readonly key: readonly [writtenAt: number, name: string, bytes: number];
  /** Of what was found; what an older page has found is read anew from its file. */
  readonly version: number;
  readonly file: File;
  readonly found: FoundReplay;
}

/** Where they lie on this computer. Everything resolves once it is done and rejects when it is not. */
export interface KeptRows {
  all(): Promise<readonly unknown[]>;
  put(row: KeptRow): Promise<void>;
  /** Takes away the oldest beyond the limits. @returns how many are left */
  trim(limits: KeptLimits): Promise<number>;
  clear(): Promise<void>;
}

/** Goes up with every change of what is found in a replay. */
const VERSION = 2;

export const rowOf = ({ file, found }: ShelvedReplay): KeptRow => ({
  key: [file.lastModified, file.name, file.size],
  version: VERSION,
  ...{ file, found },
});

/** A replay of something that was kept: with what was found, or with its file alone to be read again; null for what is none. */
export function readRow(row: unknown): ShelvedReplay | File | null {
  if (typeof row !== 'object' || row === null || !('file' in row) || !(row.file instanceof File)) return null;
  const { file, version, found } = row as { file: File; version?: unknown; found?: Partial<FoundReplay> };
  const whole = version === VERSION && Array.isArray(found?.players) && Array.isArray(found.combos);
  return whole ? { file, found: found as FoundReplay } : file;
}
