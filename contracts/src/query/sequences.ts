import type { Item } from './item.js';
import { ENDS, FINISHERS, MODIFIERS, STARTERS, STARTS } from './words.js';
import type { Token } from './tokens.js';

/** A move as it stands in the query. */
export interface MoveItem {
  readonly item: Item;
  readonly move: string;
}

const STRAIGHT = new Set(['straight', 'right', 'directly', 'back', 'up']);
const INTO = new Set(['into', 'then', 'followed']);
/** The search asks for no more moves in a row. */
const LONGEST = 20;

/** Whether the second of two moves is said to follow the first: `>`, "into", "then", "to", a comma or plus between them. */
function follows(tokens: readonly Token[], before: Item, item: Item, stops: readonly Item[]): boolean {
  if (stops.some(({ first, end }) => first >= before.end && end <= item.first)) return false;
  const gaps = tokens.slice(before.end, item.first + 1).map(({ gap }) => gap);
  if (tokens.slice(before.end, item.first).some(({ plain }) => plain)) return false;
  if (gaps.some((gap) => gap.includes('>'))) return true;
  const words = tokens.slice(before.end, item.first).map(({ word }) => word);
  if (words.length <= 4 && words.some((word) => INTO.has(word))) return true;
  const said = words.filter((word) => !MODIFIERS.has(word));
  if (said.length > 0) return said.at(-1) === 'to' && said.slice(0, -1).every((word) => STRAIGHT.has(word));
  return /^ ?[,+;] ?$|^ ?-{1,2} ?$/.test(gaps[0] ?? '');
}

/** The same move, or the one right behind it: "uair uair". */
const isNext = (before: Item, item: Item): boolean => before === item || before.end === item.first;

const TIMES: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5 },
  ...{ double: 2, triple: 3, quadruple: 4, quad: 4, twice: 2, thrice: 3 },
};
const MOST_TIMES = 6;

/** How often a move is done: "uair x3", "3x uair", "triple uair". */
function timesOf(tokens: readonly Token[], { first, end }: Item): number {
  const [before, after] = [tokens[first - 1], tokens[end]];
  if (before?.plain === false && Object.hasOwn(TIMES, before.word)) return TIMES[before.word] ?? 1;
  for (const token of [after, before]) {
    if (token === undefined || token.plain) continue;
    const [, behind, ahead] = /^(?:x(\d)|(\d)x)$/.exec(token.word) ?? [];
    const times = Number(behind ?? ahead ?? 1);
    if (times > 1) return Math.min(times, MOST_TIMES);
  }
  return 1;
}

/** Moves side by side, nothing between them, of which one is named twice: "jab jab upb" is said in the order it is done. */
function repeatedRuns(named: readonly MoveItem[]): ReadonlySet<MoveItem> {
  const runs: MoveItem[][] = [];
  for (const each of named) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run !== undefined && before !== undefined && isNext(before.item, each.item)) run.push(each);
    else runs.push([each]);
  }
  return new Set(runs.filter((run) => new Set(run.map(({ move }) => move)).size < run.length).flat());
}

/** The longest run of moves that follow one another; empty when there is none. Names and percents break a run. */
export function sequenceOf(
  tokens: readonly Token[],
  named: readonly MoveItem[],
  stops: readonly Item[],
): readonly MoveItem[] {
  const repeated = repeatedRuns(named);
  const moves = named.flatMap((each) => Array.from({ length: timesOf(tokens, each.item) }, () => each));
  let longest: readonly MoveItem[] = [];
  let run: MoveItem[] = [];
  for (const each of moves) {
    const before = run.at(-1);
    const isAgain =
      before !== undefined &&
      isNext(before.item, each.item) &&
      (before.move === each.move || (repeated.has(before) && repeated.has(each)));
    if (before !== undefined && !isAgain && !follows(tokens, before.item, each.item, stops)) run = [];
    run = [...run, each];
    if (run.length > longest.length) longest = run;
  }
  return longest.length > 1 ? longest.slice(0, LONGEST) : [];
}

/** A move that words say something of, and the tokens that say so. */
interface MarkedMove {
  readonly move: string;
  readonly used: readonly number[];
}

/** "starts with dthrow", "dthrow starter", "starter dthrow". */
export const firstMoveOf = (tokens: readonly Token[], moves: readonly MoveItem[]): MarkedMove | null =>
  markedMove(tokens, moves, STARTS, STARTERS, /^(?:with|w|off|from|on|mit|con|avec|par|por)$/);

/** Over "i land", "you hit" and the like between "after" and a move. */
function landed(tokens: readonly Token[], j: number): number {
  const isLanded = /^(?:land|lands|landing|landed|hit|hits|hitting|connect|connecting)$/.test(tokens[j]?.word ?? '');
  const by = isLanded && /^(?:i|you|u|we|he|she|they)$/.test(tokens[j - 1]?.word ?? '') ? j - 2 : isLanded ? j - 1 : j;
  return tokens[by]?.word === 'after' ? by : j;
}

/** "after dthrow", "out of down throw", "off of jab", "off nair": the words before a move that say that all begins with it. @param isFirst whether no move is named before it */
function leadingOff(tokens: readonly Token[], j: number, isFirst: boolean): readonly number[] {
  const [before, word] = [tokens[j - 1]?.word ?? '', tokens[j]];
  if (word === undefined || word.plain) return [];
  if (word.word === 'off') return [j];
  if (word.word === 'after') return isFirst ? [j] : [];
  return word.word === 'of' && (before === 'off' || before === 'out') ? [j - 1, j] : [];
}

/** "waft is the last hit", "with dair as the first move": the words behind a move that say where it stands. */
function placedAt(tokens: readonly Token[], end: number, place: 'first' | 'last'): readonly number[] {
  const said = tokens.slice(end, end + 4);
  if (said.some(({ plain }) => plain)) return [];
  const words = said.map(({ word }) => word).join(' ');
  const [all] =
    new RegExp(
      `^(?:is|as|being) (?:the|its) (?:${place}${place === 'last' ? '|final' : ''}) (?:hit|move|attack)\\b`,
    ).exec(words) ?? [];
  return all === undefined ? [] : all.split(' ').map((_, k) => end + k);
}

/** "ends in knee", "knee finisher". */
export const lastMoveOf = (tokens: readonly Token[], moves: readonly MoveItem[]): MarkedMove | null =>
  markedMove([...tokens], [...moves].reverse(), ENDS, FINISHERS, /^(?:with|w|in|on|off|mit|con|avec|par|por|en)$/);

/** "what combos into waft": what all leads to, where no move is named before it. */
const isLedTo = (tokens: readonly Token[], j: number, isFirst: boolean): boolean =>
  isFirst &&
  tokens[j]?.word === 'into' &&
  /^(?:combo|combos|comboing|lead|leads|leading|setup|setups|confirm|confirms|true)$/.test(tokens[j - 1]?.word ?? '');

function markedMove(
  tokens: readonly Token[],
  moves: readonly MoveItem[],
  verbs: ReadonlySet<string>,
  nouns: ReadonlySet<string>,
  joins: RegExp,
): MarkedMove | null {
  const isSaid = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
    token !== undefined && !token.plain && words.has(token.word);
  for (const { item, move } of moves) {
    let j = item.first - 1;
    while (j >= 0 && MODIFIERS.has(tokens[j]?.word ?? '')) j -= 1;
    const joined = joins.test(tokens[j]?.word ?? '') && tokens[j]?.plain === false && isSaid(tokens[j - 1], verbs);
    if (joined) return { move, used: [j - 1, j] };
    // "starts ftilt ends bair"
    const isNoun = nouns.has(tokens[j]?.word ?? '') || /^(?:at|the|from|in)$/.test(tokens[j - 1]?.word ?? '');
    if (isSaid(tokens[j], verbs) && !isNoun) return { move, used: [j] };
    const off = verbs === STARTS ? leadingOff(tokens, landed(tokens, j), item === moves[0]?.item) : [];
    if (off.length > 0) return { move, used: off };
    const placed = placedAt(tokens, item.end, verbs === STARTS ? 'first' : 'last');
    if (placed.length > 0) return { move, used: placed };
    if (isSaid(tokens[item.end], nouns)) return { move, used: [item.end] };
    // "fair spike ender"
    if (/^(?:spike|kill|hit)$/.test(tokens[item.end]?.word ?? '') && isSaid(tokens[item.end + 1], nouns))
      return { move, used: [item.end, item.end + 1] };
    if (verbs === ENDS && isLedTo(tokens, j, moves.at(-1) === moves.find((each) => each.item === item)))
      return { move, used: [j - 1, j] };
    if (isSaid(tokens[j], nouns)) return { move, used: [j] };
  }
  return null;
}
