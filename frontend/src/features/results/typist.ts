import type { Offer } from '@combolab/contracts/query';
import { atom } from 'nanostores';
import {
  type ActiveFilter,
  clearedFilters,
  type Filters,
  resultsAddress,
  withoutFilter,
} from '@combolab/contracts/filters';
import { languageNow } from '../../shared/search/language.js';
import { recentSearches } from '../../shared/search/recent-searches.js';
import type { Readable } from '../../shared/store/readable.js';
import {
  arrived,
  beginTyping,
  filtersOf,
  liveSession,
  sendTyping,
  withoutItsWords,
  type TypingSession,
} from './typing-session.js';

/** Keys closer together than this are one search, after the last of them. */
const BURST_MS = 60;

/** Part of a query, as UTF-16 offsets. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

type Change = (filters: Filters) => void;

/** Follows what is typed over the filters of the address, and everything else that changes them. */
export class Typist {
  private readonly typed = atom<TypingSession | null>(null);
  readonly session: Readable<TypingSession | null> = this.typed;
  /** Runs until a burst of keys is over. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What the first key of a burst asks for. */
  private first: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private filters: Filters,
    private ask: Change,
  ) {}

  /** The page is there now. A text that came with the address is read like one that is typed. */
  arrive(filters: Filters, ask: Change): void {
    this.filters = filters;
    this.ask = ask;
    const current = this.live();
    if (current !== null) this.typed.set(arrived(current, filters));
    else if (languageNow() !== null && filters.q !== '') this.send(this.reading());
  }

  /** The query language has come: what stands there is read again. */
  readonly reread = (): void => {
    if (this.reading().raw !== '') this.send(this.reading());
  };

  readonly stop = (): void => {
    clearTimeout(this.first);
    clearTimeout(this.timer);
    this.timer = undefined;
  };

  /** One more key. The first is asked for as soon as its letter is drawn, those of a burst together. */
  readonly type = (text: string): void => {
    const current = this.live();
    const next = current?.open === true ? { ...current, raw: text } : this.goOn(text);
    const burst = this.timer !== undefined;
    this.typed.set(next);
    if (!burst) this.first = setTimeout(this.sendLatest);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (burst) this.sendLatest();
    }, BURST_MS);
  };

  private readonly sendLatest = (): void => {
    const latest = this.typed.get();
    if (latest !== null) this.typed.set(sendTyping(latest, this.ask));
  };

  /** Typing is done; `keep` remembers it among the recent searches. */
  readonly commit = (keep = false): void => {
    const current = this.reading();
    if (keep) recentSearches.add(current.raw);
    if (current.open) this.send({ ...current, open: false });
  };

  /** Another query instead, done at once; `alone` without the filters that stand. */
  readonly take = (query: string, alone = false): void => {
    recentSearches.add(query);
    this.send(this.instead(query, alone));
  };

  /** The filters that taking a query would lead to. */
  readonly ahead = (query: string, alone = false): Filters => filtersOf(this.instead(query, alone));

  /** A chip goes, while it is typed with its words. */
  readonly drop = (filter: ActiveFilter): void => {
    const current = this.live();
    const next = current?.open === true ? withoutItsWords(current, filter) : null;
    if (next !== null) this.send(next);
    else this.change(withoutFilter(current?.sent ?? this.filters, filter));
  };

  /** Takes a part of the query as text whatever it means. */
  readonly quote = (place: Place): void => {
    const current = this.reading();
    const raw = languageNow()?.withQuotes(current.raw, place);
    if (raw !== undefined) this.send({ ...current, raw });
  };

  readonly accept = (offer: Offer): void => {
    const current = this.reading();
    const taken = languageNow()?.withOffer(current.raw, current.base, offer);
    if (taken !== undefined) this.send({ ...current, raw: taken.query, base: taken.base });
  };

  /** Filters from elsewhere; typing is done then. */
  readonly change = (filters: Filters): void => {
    this.stop();
    const sent = languageNow()?.settled(filters) ?? filters;
    const addresses = [resultsAddress(this.filters), resultsAddress(sent)];
    this.typed.set({ ...beginTyping(sent, sent.q), open: false, addresses });
    this.ask(sent);
  };

  private live(): TypingSession | null {
    return liveSession(this.typed.get(), this.filters);
  }

  /** The session, or one of what stands there. */
  private reading(): TypingSession {
    return this.live() ?? { ...beginTyping(this.filters, this.filters.q), open: false };
  }

  /** Typing that begins where the last one led, though the page may still be on its way there. */
  private goOn(raw: string): TypingSession {
    const current = this.live();
    const began = beginTyping(current?.sent ?? this.filters, raw);
    return { ...began, addresses: current?.addresses ?? began.addresses };
  }

  private instead(query: string, alone: boolean): TypingSession {
    const current = this.live();
    const began = current?.open === true ? current : this.goOn(query);
    const base = alone ? clearedFilters(began.base) : began.base;
    return { ...began, base, raw: query, open: false };
  }

  private send(session: TypingSession): void {
    this.stop();
    this.typed.set(sendTyping(session, this.ask));
  }
}
