import { expandFighter, GAME_IDS, LIMITS } from '@combolab/contracts';
import {
  movesIn,
  suggest,
  understand,
  withoutSpan,
  type Offer,
  type Span,
  type Understood,
} from '@combolab/contracts/query';
import {
  type ActiveFilter,
  type Filters,
  gameOf,
  inGame,
  noFilters,
  resultsAddress,
  withPercent,
  withValues,
} from '@combolab/contracts/filters';

export { combosNamed } from './named-combos.js';
export { fightersCalled, nearestFighters, suggest, understand } from '@combolab/contracts/query';

/** Read when nobody waits: each takes other ways through the vocabulary. */
const WARMING = ['m', 'upair', 'marth'];

/** Puts the vocabulary together and reads with it, one query after the other, which takes as long as a frame or two each. */
export const warm: readonly (() => void)[] = WARMING.map((query) => () => {
  suggest(query, { game: null });
  for (const game of GAME_IDS) readQuery(query, noFilters(game));
});

/** Ids of the moves that words name. @param attackers whose nicknames of moves count */
export const movesNamed = (words: string, attackers: readonly string[]): readonly string[] =>
  movesIn(words, attackers).moves;

/** A query as filters, with what it was understood as. */
export interface QueryReading {
  readonly filters: Filters;
  readonly understood: Understood;
}

const ROUNDS = 8;

/** Mine and what was added, but what is now asked to be absent. */
const joined = (mine: readonly string[], added: readonly string[], against: readonly string[]): readonly string[] =>
  [...new Set([...mine, ...added])].filter((value) => !against.includes(value));

/** Filters with what a query asks for on top, its text aside. */
function withFacts(before: Filters, understood: Understood): Filters {
  const { attackers, defenders, tags, excluded, percent, moves, sequence, first, starts, ends } = understood;
  const game = inGame(before, understood.game ?? before.game);
  const base = percent === null ? game : withPercent(game, percent);
  return {
    ...base,
    attacker: joined(base.attacker, attackers, excluded.attackers),
    notAttacker: joined(base.notAttacker, excluded.attackers, attackers),
    defender: joined(base.defender, defenders, excluded.defenders),
    notDefender: joined(base.notDefender, excluded.defenders, defenders),
    tag: joined(base.tag, tags, excluded.tags),
    notTag: joined(base.notTag, excluded.tags, tags),
    move: base.move.filter((move) => !excluded.moves.includes(move)),
    notMove: joined(base.notMove, excluded.moves, [...moves, ...sequence]),
    sequence: sequence.length > 0 ? sequence : base.sequence,
    contiguous: sequence.length > 1 ? understood.contiguous : base.contiguous,
    first: first ?? base.first,
    starts: starts.length > 1 ? starts : base.starts,
    ends: ends.length > 0 ? ends : base.ends,
    ...choicesIn(understood, base),
    sort: understood.sort ?? base.sort,
  };
}

/** What words say of the plain choices: beside what stands there where one may have several, else in its place. */
function choicesIn({ difficulty, verified, conditions, patch, authors }: Understood, base: Filters): Partial<Filters> {
  const several = (name: 'difficulty' | 'position' | 'platform' | 'di' | 'author', said: readonly string[]) =>
    said.length === 0 ? {} : { [name]: joined(base[name], said, []) };
  const one = (name: 'verified' | 'patch' | 'fiftyFifty' | 'outOfShield', said: boolean | string | null) =>
    said === null ? {} : { [name]: [String(said)] };
  return {
    ...several('difficulty', difficulty),
    ...several('position', conditions.position),
    ...several('platform', conditions.platform),
    ...several('di', conditions.di),
    ...several('author', authors),
    ...one('verified', verified),
    ...one('patch', patch),
    ...one('fiftyFifty', conditions.fiftyFifty),
    ...one('outOfShield', conditions.outOfShield),
  };
}

/** What words mean on top of filters. */
export const readOn = (query: string, { game, attacker, notAttacker }: Filters): Understood =>
  understand(query, { game, isAttacked: attacker.length + notAttacker.length > 0 });

/** Removes words one by one, as long as the reading of what is left has a span to be removed. */
function cutWords(query: string, base: Filters, isCut: (span: Span) => boolean): string {
  let left = query;
  for (let round = 0; round < ROUNDS; round += 1) {
    const span = readOn(left, base).spans.find(isCut);
    if (span === undefined) break;
    left = withoutSpan(left, span);
  }
  return left;
}

const tidy = (query: string): string => query.replace(/\s+/gu, ' ').trim();

const WORD = /[\p{L}\p{N}]+/gu;

/** The words left for the text search. Moves that became filters leave it; while nothing is understood it stays as typed. */
function textOf(query: string, { sequence, first, starts, ends, text, spans }: Understood): string {
  if (text === tidy(query).toLowerCase()) return tidy(query);
  const ordered = [...sequence, ...starts, ...ends];
  const steps = ordered.length > 0 ? ordered : first === null ? [] : [first];
  const whole = spans.filter(({ kind }) => ['sequence', 'starts', 'ends'].includes(kind));
  const moves = whole.length > 0 ? whole : spans.filter(({ kind, value }) => kind === 'move' && steps.includes(value));
  // "into" between two moves is in the query alone
  const there = new Set(text.split(' '));
  const written = moves.map(({ start, end }) =>
    (query.slice(start, end).toLowerCase().match(WORD) ?? []).filter((word) => there.has(word)).join(' '),
  );
  return tidy(written.reduce((left, words) => ` ${left} `.replace(` ${words} `, ' '), text));
}

/** Whether two ask for the same, their texts aside. */
export const sameBut = (a: Filters, b: Filters): boolean =>
  resultsAddress({ ...a, q: '' }) === resultsAddress({ ...b, q: '' });

/** Whether reading the text again finds nothing but itself. */
function isSettled(filters: Filters): boolean {
  const again = readOn(filters.q, filters);
  const text = textOf(filters.q, again).toLowerCase();
  return sameBut(withFacts(filters, again), filters) && text === filters.q.toLowerCase();
}

/**
 * The filters with quotes around what the text would otherwise be read as again: "read" after the chip Read was dropped. What
 * only says once more what a filter asks for stays as it is.
 */
export function settled(filters: Filters): Filters {
  let q = tidy(filters.q);
  for (let round = 0; round < ROUNDS && !isSettled({ ...filters, q }); round += 1) {
    const { spans, implied } = readOn(q, filters);
    const span = implied[0] ?? spans.find(({ kind }) => kind !== 'move' && kind !== 'filler');
    if (span === undefined) break;
    q = tidy(withQuotes(q, span));
  }
  if (!isSettled({ ...filters, q })) q = `"${tidy(q.replaceAll('"', ' '))}"`;
  return { ...filters, q: q.slice(0, LIMITS.searchLength) };
}

/** What a query asks for on top of filters that stand already. */
export function readQuery(query: string, base: Filters): QueryReading {
  const understood = readOn(query, base);
  const facts = withFacts(base, understood);
  const filters = tidy(query) === '' ? { ...facts, q: '' } : settled({ ...facts, q: textOf(query, understood) });
  return { filters, understood };
}

/** The query with a part of it in quotes, which takes it as exact text. */
export function withQuotes(query: string, { start, end }: { readonly start: number; readonly end: number }): string {
  return `${query.slice(0, start)}"${query.slice(start, end).replaceAll('"', ' ').trim()}"${query.slice(end)}`;
}

function isSpanOf({ kind, value }: Span, filter: ActiveFilter): boolean {
  if (kind !== filter.kind) return false;
  if (kind === 'percent' || kind === 'sequence') return true;
  const values = value.split(',').flatMap((id) => expandFighter(id) ?? [id]);
  return filter.value.split(',').some((each) => values.includes(each));
}

/** The query without the words of a filter; as it is when it has none. A move that told of the fighter stays, as text. */
export function withoutWords(query: string, base: Filters, filter: ActiveFilter): string {
  const left = cutWords(query, base, (span) => isSpanOf(span, filter));
  const told = readOn(left, base).implied.find(
    ({ values }) => filter.kind === 'attacker' && values.join() === filter.value,
  );
  return told === undefined ? left : withQuotes(left, told);
}

/** Takes an offer: its words leave the query for the filters, but a game's name the fighter that it has. */
export function withOffer(
  query: string,
  base: Filters,
  { kind, values, start, end }: Offer,
): { readonly query: string; readonly base: Filters } {
  const [value = ''] = values;
  const left = withoutSpan(query, { start, end });
  switch (kind) {
    case 'game':
      return { query, base: inGame(base, gameOf(value)) };
    case 'percent': {
      const [low = 0, high = 200] = value.split('-').map(Number);
      return { query: left, base: withPercent(base, [low, high]) };
    }
    default:
      return { query: left, base: withValues(base, kind, values) };
  }
}
