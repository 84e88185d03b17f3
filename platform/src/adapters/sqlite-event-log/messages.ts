import type { PersonalFields } from '@combolab/contracts';
import type { Logger } from '../../runtime/logger.js';
import type { RedactSlice } from './event-redactor.js';

export interface WriterOptions {
  /** Path of the database. */
  readonly file: string;
  /** Events after which the index by stream is extended. */
  readonly indexEvery: number;
  /** Where events have personal values, so that these can be erased and the rest stays provable. */
  readonly personal: PersonalFields;
  readonly logger?: Pick<Logger, 'warn' | 'info'>;
  /** Longest silence of the thread, in ms. */
  readonly silentMs?: number;
}

/**
 * A group of commands as one flat list, which the engine copies several times faster than objects: for each command
 * `stream, expected, commandId, actor, correlationId, count`, then for each of its events `id, type, schema, data as JSON`.
 */
export type Fields = readonly (string | number | null)[];

/** Main thread to writer thread. */
export type ToWriter =
  | { readonly kind: 'group'; readonly group: number; readonly fields: Fields }
  | { readonly kind: 'redact'; readonly request: number; readonly slice: RedactSlice }
  | { readonly kind: 'close' };

/** What became of one command; each takes three numbers of an answer. */
export const APPENDED = 0;
export const REPLAYED = 1;
export const CONFLICT = 2;

/**
 * For each command of the group: `APPENDED, first version, first position`, `REPLAYED, first version, last version` or
 * `CONFLICT, actual version, 0`.
 */
export interface GroupAnswer {
  readonly group: number;
  /** Time of what was appended, epoch ms. */
  readonly time: number;
  readonly outcomes: Float64Array;
}

/** Writer thread to main thread. */
export type FromWriter =
  /** Open; `synchronous` is what the writing connection really runs with. */
  | { readonly kind: 'ready'; readonly synchronous: number }
  /** All groups of one transaction, durable. */
  | { readonly kind: 'committed'; readonly answers: readonly GroupAnswer[]; readonly wrote: boolean }
  /** One slice of a redaction is durable; `redacted` events changed. */
  | { readonly kind: 'redacted'; readonly request: number; readonly redacted: number }
  /** Nobody knows what became of these groups and of any redaction; the thread opens the database again. */
  | { readonly kind: 'unknown'; readonly groups: readonly number[]; readonly reason: string };
