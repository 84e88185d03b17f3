import type { GameId } from '../games/game.js';
import { findGroup } from '../games/registry.js';
import { candidatesOf, type Candidate } from './candidates.js';
import { cutQuery, readLine } from './line.js';
import { isSoft, tokensOf, type Token } from './tokens.js';
import { understand } from './understand.js';
import type { Span } from './understood.js';

export type SuggestionKind = Extract<
  Span['kind'],
  'attacker' | 'notAttacker' | 'defender' | 'notDefender' | 'tag' | 'notTag' | 'move' | 'notMove'
>;

/** What the words at the end of a query may become. */
export interface Suggestion {
  readonly kind: SuggestionKind;
  /** As a span has it: ids of fighters or groups divided by commas, a tag, a move. */
  readonly value: string;
  readonly label: string;
  /** The query with the suggestion taken. */
  readonly query: string;
}

const MOST_WORDS = 4;
const MOST = { name: 5, tag: 3, move: 3 } as const;
/** A single letter stands for too many moves. */
const MOVE_LETTERS = 2;

/** 0: begins like its name; 1: a word of its name does; 2: a group, or a nickname does; null: nothing, or all of it is there. */
function rankOf({ what, value, phrases }: Candidate, tail: string): number | null {
  if (phrases.includes(tail) || (what === 'move' && tail.length < MOVE_LETTERS)) return null;
  const own = findGroup(value) === undefined ? (phrases[0] ?? '') : '';
  if (own.startsWith(tail)) return 0;
  if (own.includes(` ${tail}`)) return 1;
  return phrases.some((phrase) => phrase.startsWith(tail)) ? 2 : null;
}

function ranked(tail: string, game: GameId | null): readonly Candidate[] {
  const fitting = candidatesOf(game).flatMap((candidate) => {
    const rank = rankOf(candidate, tail);
    return rank === null ? [] : [{ candidate, rank }];
  });
  return fitting.sort((a, b) => a.rank - b.rank).map(({ candidate }) => candidate);
}

/** The query with a candidate at its end, when it then means just that. */
function taken(before: string, candidate: Candidate, tail: string, game: GameId | null): Suggestion | null {
  const { value, label, phrases } = candidate;
  const start = before.length;
  for (const words of [label, phrases.find((phrase) => phrase.startsWith(tail))]) {
    const query = before + (words ?? label);
    const span = understand(query, { game }).spans.find(({ start: at, end }) => at <= start && end === query.length);
    if (span?.value === value) return { kind: span.kind as SuggestionKind, value, label, query };
  }
  return null;
}

/** How many tokens at the end may be one name; the query must end in a word. */
function tailLengths(tokens: readonly Token[]): readonly number[] {
  const lengths: number[] = [];
  for (let count = 1; count <= Math.min(MOST_WORDS, tokens.length); count += 1) {
    const token = tokens[tokens.length - count];
    const after = tokens[tokens.length - count + 1];
    if (token === undefined || token.plain || (after !== undefined && !isSoft(after.gap))) break;
    lengths.unshift(count);
  }
  return lengths;
}

/**
 * What a query that is being typed may go on to: fighters in the role their place gives them, types and moves whose names begin
 * like the words at its end. Names before nicknames; nothing after a space, in quotes, and for what stands there already.
 */
export function suggest(query: string, options: { readonly game: GameId | null }): readonly Suggestion[] {
  const cut = cutQuery(query);
  const line = readLine(cut);
  const { tokens, tail: signs } = tokensOf(line);
  if (signs !== '') return [];
  const { game } = understand(cut, options);
  for (const count of tailLengths(tokens)) {
    const words = tokens.slice(-count);
    const from = words[0]?.from ?? 0;
    const tail = words.map(({ word }) => word).join(' ');
    const before = cut.slice(0, line.from[from] ?? 0);
    const room: Record<Candidate['what'], number> = { ...MOST };
    const found = ranked(tail, game).flatMap((candidate): Suggestion[] => {
      if (room[candidate.what] === 0) return [];
      const suggestion = taken(before, candidate, tail, options.game);
      if (suggestion === null) return [];
      room[candidate.what] -= 1;
      return [suggestion];
    });
    // What is written out is not taken for the beginning of something else.
    if (found.length > 0 || candidatesOf(game).some(({ phrases }) => phrases.includes(tail))) return found;
  }
  return [];
}
