import { eventDefinitions, eventKinds } from './all.js';
import {
  decodeEvent,
  UndecodableEventError,
  type EventDefinition,
  type RecordedEvent,
  type RecordedOf,
} from './event.js';
import { UNREADABLE_TYPE, whyUnreadable } from './unreadable.js';

type Definition = (typeof eventKinds)[number];

/** The name of one of the kinds of events there are. */
export type EventType = Definition['type'];

/** The kinds about one thing: `comment.added`, `comment.edited` … of `comment`. */
export type EventTypeOf<Thing extends string> = Extract<EventType, `${Thing}.${string}`>;

/** A decoded event of one of these kinds, each with its own data: `event.type` tells them apart. */
export type KnownEvent<T extends EventType = EventType> = T extends T
  ? RecordedOf<Extract<Definition, { type: T }>>
  : never;

const byType: ReadonlyMap<string, EventDefinition> = new Map(eventDefinitions.map((each) => [each.type, each]));

/** The kind of event of this name; undefined when there is none, such as one that a newer build writes. */
export const definitionOf = (type: string): EventDefinition | undefined => byType.get(type);

/**
 * A recorded event with its data lifted and checked; null for kinds that this build does not know.
 * @throws NewerSchemaError when its schema is newer than this build's
 * @throws UndecodableEventError when the data is damaged or does not fit
 */
export function decodeKnown(event: RecordedEvent): KnownEvent | null {
  if (event.type === UNREADABLE_TYPE) throw new UndecodableEventError(whyUnreadable(event) ?? event.type);
  const definition = definitionOf(event.type);
  return definition === undefined ? null : (decodeEvent(definition, event) as KnownEvent);
}

/** Every kind about one thing. */
export const eventTypesOf = <Thing extends string>(thing: Thing): readonly EventTypeOf<Thing>[] =>
  eventKinds.map(({ type }) => type).filter((type): type is EventTypeOf<Thing> => type.startsWith(`${thing}.`));

/** Whether it is of one of these kinds. */
export const isOf = <T extends EventType>(event: KnownEvent, ...types: readonly T[]): event is KnownEvent<T> =>
  types.some((type) => type === event.type);
