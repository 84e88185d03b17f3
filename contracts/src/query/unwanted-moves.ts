import type { Item } from './item.js';
import { tokensIn } from './item-tokens.js';
import { joinOf } from './joins.js';
import { leadOf, wearyOf, type Lead } from './leads.js';
import { moveGroups } from './move-groups.js';
import type { MoveItem } from './sequences.js';
import type { Token } from './tokens.js';
import { ENDS, JOINS, STARTS } from './words.js';

/** A move that is not to be there, with what says so. */
export interface UnwantedMove extends MoveItem {
  readonly lead: Lead;
}

/** "doesn't end in knee": no filter leaves out an end, so it is not to be in it at all; never that it ends so. */
function notPlaced(tokens: readonly Token[], taken: ReadonlySet<number>, first: number): Lead | null {
  const near = /^(?:a|an|the|his|her|my)$/.test(tokens[first - 1]?.word ?? '') ? first - 1 : first;
  const verb = /^(?:in|with|on|off|from)$/.test(tokens[near - 1]?.word ?? '') ? near - 2 : near - 1;
  const word = tokens[verb]?.word ?? '';
  if (!ENDS.has(word) && !STARTS.has(word)) return null;
  const lead = leadOf(tokens, taken, verb);
  const between = Array.from({ length: first - verb }, (_, k) => verb + k);
  return lead.negated ? { ...lead, used: [...lead.used, ...between] } : null;
}

/** "without dair", "no nair or fair", "no edgeguards or dair". @param deniedTags types that are not wanted, in their order */
export function unwantedOf(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  moves: readonly MoveItem[],
  deniedTags: readonly Item[],
): readonly UnwantedMove[] {
  const unwanted: UnwantedMove[] = [];
  moves.forEach((move, i) => {
    const lead = leadOf(tokens, new Set([...taken, ...tokensIn([move.item])]), move.item.first);
    const before = moves[i - 1]?.item;
    const denied =
      before !== undefined && unwanted.at(-1)?.item === before
        ? before
        : deniedTags.findLast(({ end }) => end <= move.item.first);
    const join = denied === undefined ? null : joinOf(tokens, denied, move.item);
    const weary = wearyOf(tokens, move.item.first);
    const placed = lead.negated
      ? null
      : weary.length > 0
        ? { ...lead, negated: true, used: weary }
        : notPlaced(tokens, taken, move.item.first);
    if (lead.negated) unwanted.push({ ...move, lead });
    else if (placed !== null) unwanted.push({ ...move, lead: placed });
    else if (join?.how === 'list') unwanted.push({ ...move, lead: { ...lead, negated: true, used: join.used } });
  });
  return [...unwanted, ...withoutIt(tokens, moves), ...unwantedGroups(tokens, taken, unwanted)];
}

/** "that don't use", "which never need". */
const isDenied = (tokens: readonly Token[], i: number): boolean =>
  /^(?:t|dont|doesnt|never|not)$/.test(tokens[i - 1]?.word ?? '');

/** "i keep finishing with fsmash, show me combos without it": the move that stands nearest before. */
function withoutIt(tokens: readonly Token[], moves: readonly MoveItem[]): readonly UnwantedMove[] {
  const at = tokens.findIndex(
    ({ word }, i) =>
      (word === 'without' || (/^(?:use|uses|need|needs|have|has|require)$/.test(word) && isDenied(tokens, i))) &&
      /^(?:it|that|them)$/.test(tokens[i + 1]?.word ?? '') &&
      !/^(?:being|is|to)$/.test(tokens[i + 2]?.word ?? ''),
  );
  const move = at === -1 ? undefined : moves.findLast(({ item }) => item.end <= at);
  return move === undefined
    ? []
    : [{ ...move, lead: { role: null, strong: false, negated: true, used: [at, at + 1] } }];
}

/** "no specials", "i don't want to use smash attacks": each move of the kind. */
function unwantedGroups(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  unwanted: readonly UnwantedMove[],
): readonly UnwantedMove[] {
  return tokens.flatMap((token, i) => {
    const match = taken.has(i) ? null : moveGroups().match(tokens, i, false);
    const last = tokens[i + (match?.count ?? 1) - 1];
    // "no grabs or throws"
    const isJoined = JOINS.has(tokens[i - 1]?.word ?? '') && unwanted.some(({ item }) => item.end === i - 1);
    const joined: Lead = { role: null, strong: false, negated: true, used: [i - 1] };
    const lead = match === null ? null : isJoined ? joined : leadOf(tokens, taken, i);
    if (match === null || last === undefined || lead?.negated !== true) return [];
    const place = { first: i, end: i + match.count, from: token.from, to: last.to };
    return match.value.moves.map((move) => ({
      move,
      lead,
      item: { meaning: { kind: 'move', move }, ...place } as const,
    }));
  });
}
