import type { NewEvent } from '@combolab/contracts';
import { EventTooLargeError, MAX_EVENT_BYTES, type AppendContext } from '../../ports/event-log.js';
import { isExactJson } from './plain-json.js';

/** A new event whose data is fixed as text, so that nothing the caller does later changes it. */
export interface EncodedEvent {
  readonly type: string;
  readonly schema: number;
  readonly json: string;
  readonly data: unknown;
}

const loneSurrogate = /\p{Surrogate}/u;

/**
 * Checks one command and fixes its data, before anything is written.
 * @throws EventTooLargeError above {@link MAX_EVENT_BYTES}
 * @throws TypeError for names a store could not keep, and data that does not survive JSON
 * @throws RangeError for a command without events, a bad version or a cycle
 */
export function encodeCommand(
  stream: string,
  expected: number,
  events: readonly NewEvent[],
  context: AppendContext,
): EncodedEvent[] {
  const { commandId, actor, correlationId } = context;
  checkTexts(stream, commandId, correlationId, actor ?? 'system', ...events.map((event) => event.type));
  if (!Number.isSafeInteger(expected) || expected < 0) throw new RangeError(`bad version ${String(expected)}`);
  if (events.length === 0) throw new RangeError(`${stream}: nothing to append`);
  return events.map((event) => encode(stream, event));
}

function encode(stream: string, { type, schema, data }: NewEvent): EncodedEvent {
  if (!Number.isSafeInteger(schema) || schema < 1) throw new RangeError(`${type}: bad schema ${String(schema)}`);
  const exact = isExactJson(data);
  const json = JSON.stringify(data);
  // a UTF-16 unit takes at most three bytes
  if (json.length * 3 > MAX_EVENT_BYTES && Buffer.byteLength(json) > MAX_EVENT_BYTES) {
    throw new EventTooLargeError(`${stream}: ${type} has ${String(Buffer.byteLength(json))} bytes`);
  }
  return { type, schema, json, data: exact ? data : JSON.parse(json) };
}

/** Names are checked all at once: the test is cheap, starting it is not. */
function checkTexts(...texts: unknown[]): void {
  for (const text of texts) if (typeof text !== 'string' || text === '') throw new TypeError('a name must be a text');
  if (loneSurrogate.test(texts.join(' '))) throw new TypeError('a name is not well-formed Unicode');
}
