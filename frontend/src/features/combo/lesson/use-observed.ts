import { useSyncExternalStore } from 'react';
import type { Observed } from './observed.js';

const never = () => () => undefined;

export const useObserved = <T>(observed: Observed<T>): T => useSyncExternalStore(observed.subscribe, observed.read);

/** Null while there is nothing to look at. */
export const useMaybeObserved = <T>(observed: Observed<T> | undefined): T | null =>
  useSyncExternalStore(observed?.subscribe ?? never, () => observed?.read() ?? null);
