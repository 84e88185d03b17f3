import { beginningOf } from '@combolab/contracts/plain';
import type { SearchQuery } from '../ports/search-index.js';

/**
 * How near a combo is to what was asked, as one whole number: the sum of these parts. What has the same number is ordered by its standing,
 * then newest first. The weights are set so that a part that says more about what somebody meant outweighs those that say less, all of
 * them together, where both are met in full: a title typed as it stands, then words that had not to be there, then moves in the
 * order they were asked for, whom it is done on, the percent, and last whether an admin vouches for it.
 */
export const WEIGHTS = {
  /** Each word of a text of which not all are needed: nothing else lifts a combo over one that has a word more. */
  word: 2000,
  /** The title says what was asked and nothing else. */
  sameTitle: 1000,
  /** The name is the question as it was typed. */
  typedTitle: 400,
  /** The title is the names of those who were asked for and nothing else. */
  namesAlone: 200,
  /** Of what was asked the share that the title says. */
  asked: 300,
  /** Of what the title says the share that was asked: shorter titles say it more clearly. */
  said: 100,
  /** The text is the name; the name starts with it; all words stand in the name; in name, types and fighters; elsewhere. */
  text: [300, 200, 120, 40, 0],
  /** The moves stand as asked: at the beginning with none between; with none between; from the beginning on; in order. */
  moves: [160, 120, 90, 60, 0],
  /** Done on the one who was asked for alone; on one more it counts half, and so on. */
  focus: 120,
  /** It works at every percent that was asked for. */
  wholePercent: 60,
  /** It works at these percents and few others, in this many steps. */
  closePercent: 40,
  verified: 30,
} as const;

const CLOSE_STEPS = 4;
/** Percent that is added to both widths, so that a single percent has one. */
const WIDTH = 10;

/** Whether anything was asked that some combos meet better than others; where nothing was, `best` is by standing alone. */
export const isRanked = (query: SearchQuery): boolean =>
  query.sort === 'best' &&
  (query.text !== '' ||
    query.titleText !== '' ||
    query.titleWords.length > 0 ||
    query.titleNames.length > 0 ||
    askedMoves(query).length > 0 ||
    query.defender.length > 0 ||
    query.percent !== null);

/** The moves that are looked for in their order. */
export const askedMoves = ({ sequence, starts, ends, allMoves }: SearchQuery): readonly string[] =>
  [sequence, starts, ends, allMoves].find((moves) => moves.length > 0) ?? [];

/**
 * @param words of what was asked, names of fighters aside, and how many of them the title has
 * @param names of fighters that were asked for, and how many of them the title has
 * @param length different words of the title
 */
export function titlePart(
  words: { readonly asked: number; readonly met: number },
  names: { readonly asked: number; readonly met: number },
  length: number,
): number {
  if (length === 0) return 0;
  const said = words.met + names.met;
  if (words.asked === 0)
    return names.asked > 0 && names.met === names.asked && said === length ? WEIGHTS.namesAlone : 0;
  if (words.met === words.asked && said === length) return WEIGHTS.sameTitle;
  return Math.floor((WEIGHTS.asked * words.met) / words.asked) + Math.floor((WEIGHTS.said * said) / length);
}

/** @param defenders how many it is done on. @param isAsked whether one of them was asked for */
export const focusPart = (defenders: number, isAsked: boolean): number =>
  isAsked ? Math.round(WEIGHTS.focus / Math.max(1, defenders)) : 0;

/** @param asked percent, both ends inclusive; null = nobody asked */
export function percentPart(asked: readonly [number, number] | null, low: number, high: number): number {
  if (asked === null) return 0;
  const [from, to] = asked;
  const whole = low <= from && high >= to ? WEIGHTS.wholePercent : 0;
  const near = Math.min(1, (to - from + WIDTH) / (high - low + WIDTH));
  return whole + Math.floor(near * CLOSE_STEPS) * (WEIGHTS.closePercent / CLOSE_STEPS);
}

/** Where a combo of these moves may be said to begin: at the first, and where that is a grab at the throw after it, too. */
export function startPlaces(moves: readonly string[]): readonly number[] {
  const [first, second] = beginningOf(moves);
  if (first === undefined) return [];
  return second === undefined ? [0] : [0, moves.indexOf(second, 1)];
}

/**
 * How the asked moves stand among those that are done; see {@link WEIGHTS.moves}.
 * @param starts places of `done`, as {@link startPlaces} knows them
 */
export function movesPart<T>(asked: ArrayLike<T>, done: ArrayLike<T>, starts: readonly number[]): number {
  const [startRun, run, startOrder, order, none] = WEIGHTS.moves;
  if (asked.length === 0 || done.length === 0) return none;
  const begins = (at: number): boolean => starts.includes(at);
  let isRun = false;
  for (let at = 0; at + asked.length <= done.length; at += 1) {
    if (!standsAt(asked, done, at)) continue;
    if (begins(at)) return startRun;
    isRun = true;
  }
  if (isRun) return run;
  const from = firstInOrder(asked, done);
  return from === -1 ? none : begins(from) ? startOrder : order;
}

/** Whether the parts stand in the whole from a place on, one right after the other. */
export function standsAt<T>(parts: ArrayLike<T>, whole: ArrayLike<T>, at: number): boolean {
  if (at < 0 || at + parts.length > whole.length) return false;
  for (let i = 0; i < parts.length; i += 1) if (parts[i] !== whole[at + i]) return false;
  return true;
}

/** Where the first of the parts stands, if all follow in their order; -1 if not. */
function firstInOrder<T>(parts: ArrayLike<T>, whole: ArrayLike<T>): number {
  let first = -1;
  let met = 0;
  for (let at = 0; at < whole.length && met < parts.length; at += 1) {
    if (whole[at] !== parts[met]) continue;
    if (met === 0) first = at;
    met += 1;
  }
  return met === parts.length ? first : -1;
}
