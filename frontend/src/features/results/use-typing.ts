import { useEffect, useMemo, useState } from 'react';
import type { Understood } from '@combolab/contracts/query';
import type { Filters } from '@combolab/contracts/filters';
import { useLanguage } from '../../shared/search/language.js';
import { useStore } from '../../shared/store/use-store.js';
import { liveSession } from './typing-session.js';
import { Typist } from './typist.js';

/** What stands in the search box, what it means, and how both change. */
export interface Typing extends Pick<
  Typist,
  'type' | 'commit' | 'take' | 'ahead' | 'drop' | 'quote' | 'accept' | 'change'
> {
  /** As the box shows it: all of it while one types, afterwards what is left as text. */
  readonly text: string;
  /** What was typed. */
  readonly raw: string;
  /** Its places are in `raw`; null until the query language has been fetched. */
  readonly understood: Understood | null;
}

/** Typing over the filters of the address. */
export function useTyping(filters: Filters, ask: (filters: Filters) => void): Typing {
  const language = useLanguage();
  const [typist] = useState(() => new Typist(filters, ask));
  const session = liveSession(useStore(typist.session), filters);
  useEffect(() => {
    typist.arrive(filters, ask);
  }, [typist, filters, ask]);
  useEffect(() => {
    if (language !== null) typist.reread();
  }, [typist, language]);
  useEffect(() => typist.stop, [typist]);

  const raw = session?.raw ?? filters.q;
  const base = session?.base ?? filters;
  const understood = useMemo(() => language?.readOn(raw, base) ?? null, [language, raw, base]);
  const { type, commit, take, ahead, drop, quote, accept, change } = typist;
  const text = session === null ? filters.q : session.open ? raw : session.sent.q;
  return { text, raw, understood, type, commit, take, ahead, drop, quote, accept, change };
}
