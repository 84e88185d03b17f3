import { atom } from 'nanostores';
import { whenQuiet } from '../lib/when-quiet.js';
import { useStore } from '../store/use-store.js';

type Language = typeof import('./read-query.js');

const language = atom<Language | null>(null);
let loading = false;

/** The query language, once it has been fetched; null before. */
export const languageNow = (): Language | null => language.get();

/** Fetches the query language. Until it is there the server alone understands what is typed. */
export function loadLanguage(): void {
  if (language.get() !== null || loading) return;
  loading = true;
  import('./read-query.js').then(
    (loaded) => {
      language.set(loaded);
      // its vocabulary is put together when it is read with first: not by the first key
      for (const part of loaded.warm) whenQuiet(0, part);
    },
    () => {
      loading = false; // the next one who types asks again
    },
  );
}

/** Calls `listener` when the query language has come. */
export const onLanguage = (listener: () => void): (() => void) =>
  language.listen(() => {
    listener();
  });

export const useLanguage = (): Language | null => useStore(language);
