import { definitionOf, recordOf, type EventType, type KnownEvent } from '@combolab/contracts';
import type { Projection, Read, Views } from './projection.js';

/** A read model by what it does with each kind of event it listens to. */
export interface ProjectionDefinition<T extends EventType> extends Pick<
  Projection,
  'name' | 'version' | 'collections' | 'crosses' | 'settle'
> {
  /** By the event's type. Applying an event again, or older ones again, must end in the same documents. */
  readonly on: { readonly [K in T]: (event: KnownEvent<K>, views: Views) => Promise<void> };
  /** Documents that the handler will look at first: a batch reads them all at once. */
  readonly reads?: (event: KnownEvent<T>) => readonly Read[];
}

/** Declares a read model whose handlers get the events of their own kind, decoded. */
export function defineProjection<T extends EventType>({ on, reads, ...rest }: ProjectionDefinition<T>): Projection {
  const handles = Object.keys(on)
    .map(definitionOf)
    .filter((each) => each !== undefined);
  return {
    ...rest,
    handles,
    ...(reads === undefined ? {} : { reads: (event) => reads(event as KnownEvent<T>) }),
    // events come from the decoder of `handles`, which knows their types only when it runs
    apply: async (event, views) => (on[event.type as T] as Projection['apply'] | undefined)?.(event, views),
  };
}

/** The same handler for several kinds of events. */
export const onEach = <T extends EventType>(
  types: readonly T[],
  handler: (event: KnownEvent<T>, views: Views) => Promise<void>,
): { readonly [K in T]: typeof handler } => recordOf(types, () => handler);
