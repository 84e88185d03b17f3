import type { RecordedEvent } from '@combolab/contracts';
import { unreadableData } from '@combolab/contracts/plain';
import { parsedData } from '../event-log/parsed-data.js';

export const EVENT_COLUMNS =
  'position, stream, version, command_id, type, schema, time, id, actor, correlation_id, data';

/** A row of `events` as an array, in the order of {@link EVENT_COLUMNS}. */
export type Row = readonly [
  position: number,
  stream: string,
  version: number,
  commandId: string,
  type: string,
  schema: number,
  time: number,
  id: string,
  actor: string | null,
  correlationId: string,
  data: string,
];

/** What stands beside an event to prove it. */
export const PROOF_COLUMNS = 'hash, seal';

/** Number of columns of {@link EVENT_COLUMNS} and {@link PROOF_COLUMNS}. */
export const COLUMNS = 13;

/** All that enters an event's link of the chain but its data, in an order that stays. */
export const linkFacts = (row: readonly [...Row, ...unknown[]]): readonly (string | number | null)[] =>
  row.slice(0, 10) as (string | number | null)[];

let lastMs = 0;
let lastIso = new Date(0).toISOString();

/** Epoch ms as ISO text. Neighbours share their time, so the last text is kept. */
export function isoTime(ms: number): string {
  if (ms !== lastMs) {
    lastIso = new Date(ms).toISOString();
    lastMs = ms;
  }
  return lastIso;
}

/** The installation, and the name of the file for what cannot be read. */
interface Origin {
  readonly source: string;
  readonly file: string;
}

const damaged = (file: string, position: number, what: string): unknown =>
  unreadableData(`the row ${String(position)} of ${file} is damaged: ${what}`);

export function toRecorded(origin: Origin, row: Row): RecordedEvent {
  const [position, , , , , , , , , , json] = row;
  if (!isWhole(row))
    return withData(origin, row, damaged(origin.file, position, 'its columns do not hold what they must'));
  return withData(origin, row, parsedData(json, `the row ${String(position)} of ${origin.file}`));
}

/** An event whose key is not its position: who reads in order cannot know what it comes after. */
export const toOutOfOrder = (origin: Origin, row: Row): RecordedEvent =>
  withData(origin, row, damaged(origin.file, row[0], 'it does not lie where its key says'));

/** The last moment that a date can have, ms (ECMA-262, 21.4.1.1). */
const LAST_MS = 8.64e15;
const TEXTS = [1, 3, 4, 7, 9, 10] as const;
const NUMBERS = [2, 5, 6] as const;

/** Whether columns hold what the table says: SQLite checks that when it writes, never when it reads. */
const isWhole = (row: Row): boolean =>
  TEXTS.every((at) => typeof row[at] === 'string') &&
  NUMBERS.every((at) => typeof row[at] === 'number') &&
  Math.abs(row[6]) <= LAST_MS;

/** Characters of an event's data; a damaged row may have none. */
export const charactersOf = (row: readonly [...Row, ...unknown[]]): number => (row[10] as string | null)?.length ?? 0;

function withData({ source }: Origin, row: Row, data: unknown): RecordedEvent {
  const [, subject, version, commandId, type, schema, time, id, actor, correlationId] = row;
  const moment = isoTime(Math.abs(time) <= LAST_MS ? time : 0);
  const [named, typed, about] = [id, type, subject].map(String) as [string, string, string];
  const told = { id: named, source, type: typed, subject: about, time: moment, schema, data };
  return { ...told, version, actor, commandId, correlationId };
}
