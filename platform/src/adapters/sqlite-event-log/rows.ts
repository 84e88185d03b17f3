import type { RecordedEvent } from '@combolab/contracts';
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

/** @param origin the installation, and the name of the file for what cannot be read */
export function toRecorded({ source, file }: { source: string; file: string }, row: Row): RecordedEvent {
  const [position, subject, version, commandId, type, schema, time, id, actor, correlationId, json] = row;
  const data = parsedData(json, `the row ${String(position)} of ${file}`);
  const about = { id, source, type, subject, time: isoTime(time), schema, data };
  return { ...about, version, actor, commandId, correlationId };
}
