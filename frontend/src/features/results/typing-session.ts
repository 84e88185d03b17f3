import { type ActiveFilter, type Filters, resultsAddress, withoutFilter } from '@combolab/contracts/filters';
import { languageNow } from '../../shared/search/language.js';

/** Something that was typed: kept until something else changes what is asked for. */
export interface TypingSession {
  /** The filters that stood before; what is typed comes on top of them. */
  readonly base: Filters;
  readonly raw: string;
  /** While it is being typed the box shows `raw`, afterwards what is left of it as text. */
  readonly open: boolean;
  /** What was asked for last. */
  readonly sent: Filters;
  /** Where the page is and where it is on its way to; anything else means that somebody went elsewhere. */
  readonly addresses: readonly string[];
}

const KEPT = 8;

/** Filters of what is typed; before the query language is there the server understands the text alone. */
export const filtersOf = ({ raw, base }: Pick<TypingSession, 'raw' | 'base'>): Filters =>
  languageNow()?.readQuery(raw, base).filters ?? { ...base, q: raw.trim() };

/** Typing begins, over filters. */
export const beginTyping = (filters: Filters, raw: string): TypingSession => ({
  base: { ...filters, q: '' },
  raw,
  open: true,
  sent: filters,
  addresses: [resultsAddress(filters)],
});

/** Asks for what is typed now, unless it was asked for already. */
export function sendTyping(session: TypingSession, change: (filters: Filters) => void): TypingSession {
  const sent = filtersOf(session);
  const address = resultsAddress(sent);
  if (address === resultsAddress(session.sent)) return session;
  change(sent);
  return { ...session, sent, addresses: [...session.addresses, address].slice(-KEPT) };
}

/** The session as long as the page is at one of its addresses. */
export const liveSession = (session: TypingSession | null, filters: Filters): TypingSession | null =>
  session?.addresses.includes(resultsAddress(filters)) === true ? session : null;

/** Once the page is where it was sent last, it belongs nowhere else. */
export function arrived(session: TypingSession, filters: Filters): TypingSession {
  const last = session.addresses.at(-1);
  return session.addresses.length > 1 && last === resultsAddress(filters) ? { ...session, addresses: [last] } : session;
}

/** What is typed without the words of a filter; null when that would change more than the filter. */
export function withoutItsWords(session: TypingSession, filter: ActiveFilter): TypingSession | null {
  const language = languageNow();
  if (language === null || filter.kind === 'q') return null;
  const base = withoutFilter(session.base, filter);
  const raw = language.withoutWords(session.raw, base, filter);
  const next = language.readQuery(raw, base).filters;
  return language.sameBut(next, withoutFilter(session.sent, filter)) ? { ...session, base, raw } : null;
}
