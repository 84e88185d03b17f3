import { z } from 'zod/mini';
import { whyUnreadable } from './unreadable.js';

export { personal } from './personal.js';

/** What a command decides: a fact not yet recorded. `data` must survive JSON unchanged. */
export interface NewEvent<T extends string = string, D = unknown> {
  readonly type: T;
  /** Schema number of `data`, from 1. */
  readonly schema: number;
  readonly data: D;
}

/** A recorded fact in its envelope (attribute names of CloudEvents, plus ours). */
export interface RecordedEvent<E extends NewEvent = NewEvent> {
  /** Unique id of this event, opaque. */
  readonly id: string;
  /** The installation that recorded it. */
  readonly source: string;
  readonly type: E['type'];
  /** Stream name, for example `combo/<id>`. */
  readonly subject: string;
  /** ISO 8601 UTC, milliseconds; never behind an earlier event of the same process. */
  readonly time: string;
  readonly schema: number;
  readonly data: E['data'];
  /** Place in its stream, from 1 without gaps. */
  readonly version: number;
  /** User id of who caused it; null for the system itself. */
  readonly actor: string | null;
  readonly commandId: string;
  readonly correlationId: string;
}

type Upcast = (old: Record<string, unknown>) => Record<string, unknown>;

/** One kind of event: its name, the schema of its data, and how older data is lifted to it. */
export interface EventDefinition<T extends string = string, S extends z.core.$ZodType = z.core.$ZodType> {
  readonly type: T;
  /** Current schema number: one more than the number of upcasters. */
  readonly schema: number;
  readonly data: S;
  /** A complete, valid payload, used by documentation and tests. */
  readonly example: z.output<S>;
  /** `upcasts[n - 1]` lifts data of schema n to schema n + 1. */
  readonly upcasts: readonly Upcast[];
  /** Makes a new event. @throws ZodError when the data does not fit the schema */
  (data: z.input<S>): NewEvent<T, z.output<S>>;
}

export type EventOf<D> = D extends EventDefinition<infer T, infer S> ? NewEvent<T, z.output<S>> : never;
export type RecordedOf<D> = RecordedEvent<EventOf<D>>;

/**
 * Declares one kind of event. `data` is an object schema that ignores unknown keys, so that a field
 * added later never stops an older reader.
 */
export function defineEvent<const T extends string, S extends z.core.$ZodType>(
  type: T,
  definition: { data: S; example: z.output<S>; upcasts?: readonly Upcast[] },
): EventDefinition<T, S> {
  const upcasts = definition.upcasts ?? [];
  const schema = upcasts.length + 1;
  const make = (data: z.input<S>): NewEvent<T, z.output<S>> => ({ type, schema, data: z.parse(definition.data, data) });
  return Object.assign(make, { type, schema, data: definition.data, example: definition.example, upcasts });
}

/** The stored bytes do not fit what this build knows; retrying will not help. */
export class UndecodableEventError extends Error {
  override name = 'UndecodableEventError';
}

/** The event was written by a newer build; the reader must wait for its own update. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';
}

/**
 * Lifts and checks the data of one recorded event.
 * @throws NewerSchemaError when its schema is newer than this build's
 * @throws UndecodableEventError when the data is damaged or does not fit
 */
export function decodeEvent<T extends string, S extends z.core.$ZodType>(
  definition: EventDefinition<T, S>,
  event: RecordedEvent,
): RecordedEvent<NewEvent<T, z.output<S>>> {
  if (event.schema > definition.schema) {
    throw new NewerSchemaError(
      `${event.type} has schema ${String(event.schema)}, this build knows ${String(definition.schema)}`,
    );
  }
  const damage = whyUnreadable(event);
  if (damage !== null) throw new UndecodableEventError(`${event.type} ${event.id}: ${damage}`);
  let data = event.data;
  try {
    for (const upcast of definition.upcasts.slice(event.schema - 1)) data = upcast(data as Record<string, unknown>);
  } catch (error) {
    throw new UndecodableEventError(`${event.type} ${event.id}: ${String(error)}`);
  }
  const parsed = z.safeParse(definition.data, data);
  if (!parsed.success) throw new UndecodableEventError(`${event.type} ${event.id}: ${z.prettifyError(parsed.error)}`);
  return { ...event, type: definition.type, schema: definition.schema, data: parsed.data };
}
