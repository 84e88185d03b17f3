import type { Item } from './item.js';
import { MODIFIERS, STARTERS, STARTS } from './words.js';
import type { Token } from './tokens.js';

/** A move as it stands in the query. */
export interface MoveItem {
  readonly item: Item;
  readonly move: string;
}

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
  if (said.length === 1) return said[0] === 'to';
  return said.length === 0 && /^ ?[,+;] ?$|^ ?-{1,2} ?$/.test(gaps[0] ?? '');
}

/** The longest run of moves that follow one another; empty when there is none. Names and percents break a run. */
export function sequenceOf(
  tokens: readonly Token[],
  moves: readonly MoveItem[],
  stops: readonly Item[],
): readonly MoveItem[] {
  let longest: readonly MoveItem[] = [];
  let run: MoveItem[] = [];
  for (const each of moves) {
    const before = run.at(-1);
    if (before !== undefined && !follows(tokens, before.item, each.item, stops)) run = [];
    run = [...run, each];
    if (run.length > longest.length) longest = run;
  }
  return longest.length > 1 ? longest.slice(0, LONGEST) : [];
}

/** "starts with dthrow", "dthrow starter": the first move, and the tokens that say so. */
export function firstMoveOf(
  tokens: readonly Token[],
  moves: readonly MoveItem[],
): { move: string; used: readonly number[] } | null {
  for (const { item, move } of moves) {
    let j = item.first - 1;
    while (j >= 0 && MODIFIERS.has(tokens[j]?.word ?? '')) j -= 1;
    const [with_, verb] = [tokens[j], tokens[j - 1]];
    const starts =
      with_ !== undefined && verb !== undefined && /^(?:with|off|from|on)$/.test(with_.word) && STARTS.has(verb.word);
    if (starts && !with_.plain && !verb.plain) return { move, used: [j - 1, j] };
    const after = tokens[item.end];
    if (after !== undefined && !after.plain && STARTERS.has(after.word)) return { move, used: [item.end] };
  }
  return null;
}
