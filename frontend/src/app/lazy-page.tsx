import { lazy, type ComponentType } from 'react';

/** A page whose code is fetched when it is first shown. */
export function lazyPage<K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) {
  return lazy(async () => ({ default: (await load())[name] }));
}
