import { useSyncExternalStore } from 'react';
import type { Readable } from './readable.js';

const NOTHING: Readable<null> = { get: () => null, listen: () => () => undefined };

/** What a store holds: drawn anew when that is another. Null while there is no store. */
export function useStore<T>(store: Readable<T>): T;
export function useStore<T>(store: Readable<T> | null | undefined): T | null;
/** A part of what it holds: drawn anew only when the part is another. `part` makes no new object of the same value. */
export function useStore<T, P>(store: Readable<T>, part: (value: T) => P): P;
export function useStore<T, P>(store: Readable<T> | null | undefined, part?: (value: T) => P): T | P | null {
  const { listen, get } = store ?? NOTHING;
  return useSyncExternalStore(listen, () => (part === undefined ? get() : part(get() as T)));
}
