import { fieldOf } from '../search-fields/fields.js';
import { DIFFICULTIES } from '../track/difficulty.js';
import type { Item } from './item.js';
import type { Token } from './tokens.js';

const BEHIND: readonly (readonly [words: string, isMost: boolean])[] = [
  ['at most', true],
  ['or easier', true],
  ['or lower', true],
  ['or below', true],
  ['or less', true],
  ['max', true],
  ['tops', true],
  ['or harder', false],
  ['or higher', false],
  ['or above', false],
  ['at least', false],
];

/** "medium difficulty at most", "medium or harder": a difficulty and all on that side of it; null where nothing says so. */
export function atMost(tokens: readonly Token[], item: Item): Item | null {
  const { meaning, first, end } = item;
  if (meaning.kind !== 'wish' || meaning.wish.field !== 'difficulty') return null;
  const wordAt = (at: number): string => tokens[at]?.word ?? '';
  const behind = BEHIND.find(([words]) => words.split(' ').every((word, k) => wordAt(end + k) === word));
  const isBefore = wordAt(first - 2) === 'at' && /^(?:most|least)$/.test(wordAt(first - 1));
  if (behind === undefined && !isBefore) return null;
  const isMost = behind?.[1] ?? wordAt(first - 1) === 'most';
  const at = DIFFICULTIES.findIndex((each) => meaning.wish.values.includes(each));
  const values = DIFFICULTIES.filter((_, k) => (isMost ? k <= at : k >= at));
  const count = behind?.[0].split(' ').length ?? 0;
  const last = tokens[end + count - 1];
  return {
    ...item,
    meaning: {
      kind: 'wish',
      wish: { ...meaning.wish, values, label: values.map((value) => fieldOf('difficulty').words(value)).join(' or ') },
    },
    first: isBefore ? first - 2 : first,
    end: end + count,
    from: isBefore ? (tokens[first - 2]?.from ?? item.from) : item.from,
    to: count > 0 ? (last?.to ?? item.to) : item.to,
  };
}
