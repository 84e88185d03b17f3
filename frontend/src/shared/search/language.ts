import { useSyncExternalStore } from 'react';

type Language = typeof import('./read-query.js');

let language: Language | null = null;
let loading = false;
const listeners = new Set<() => void>();

/** The query language, once it has been fetched; null before. */
export const languageNow = (): Language | null => language;

/** Fetches the query language. Until it is there the server alone understands what is typed. */
export function loadLanguage(): void {
  if (language !== null || loading) return;
  loading = true;
  import('./read-query.js').then(
    (loaded) => {
      language = loaded;
      for (const listener of listeners) listener();
    },
    () => {
      loading = false; // the next one who types asks again
    },
  );
}

/** Calls `listener` when the query language has come. */
export const onLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLanguage = (): Language | null => useSyncExternalStore(onLanguage, languageNow);
