import { useEffect, useMemo, useState } from 'react';
import type { Understood } from '@combolab/contracts/query';
import type { Filters } from '@combolab/contracts/filters';
import { useLanguage } from '../../shared/search/language.js';
import { useStore } from '../../shared/store/use-store.js';
import { liveSession } from './typing-session.js';
import { Typist } from './typist.js';

/** Typing over the filters of the address. It tells nothing of what is typed, so that a key draws only what asks for that. */
export function useTypist(filters: Filters, ask: (filters: Filters) => void): Typist {
  const language = useLanguage();
  const [typist] = useState(() => new Typist(filters, ask));
  useEffect(() => {
    typist.arrive(filters, ask);
  }, [typist, filters, ask]);
  useEffect(() => {
    if (language !== null) typist.reread();
  }, [typist, language]);
  useEffect(() => typist.stop, [typist]);
  return typist;
}

function useSession(typist: Typist, filters: Filters) {
  return liveSession(useStore(typist.session), filters);
}

/** What stands in the search box: all that is typed while one types, afterwards what is left as text. */
export function useTyped(typist: Typist, filters: Filters): string {
  const session = useSession(typist, filters);
  return session === null ? filters.q : session.open ? session.raw : session.sent.q;
}

/** What was typed, and what it means. */
export interface Reading {
  readonly raw: string;
  /** Its places are in `raw`; null until the query language has been fetched. */
  readonly understood: Understood | null;
}

export function useReading(typist: Typist, filters: Filters): Reading {
  const language = useLanguage();
  const session = useSession(typist, filters);
  const raw = session?.raw ?? filters.q;
  const base = session?.base ?? filters;
  const understood = useMemo(() => language?.readOn(raw, base) ?? null, [language, raw, base]);
  return { raw, understood };
}
