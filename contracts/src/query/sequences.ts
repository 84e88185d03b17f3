import type { Item } from './item.js';
import { MODIFIERS } from './words.js';
import type { Token } from './tokens.js';

/** A move as it stands in the query. */
export interface MoveItem {
  readonly item: Item;
  readonly move: string;
}

const STRAIGHT = new Set(['straight', 'right', 'directly', 'back', 'up']);
const INTO = new Set(['into', 'then', 'followed', 'から', 'からの', 'poi', 'puis', 'luego', 'depois', 'dann']);
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
