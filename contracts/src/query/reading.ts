import type { GameId } from '../games/game.js';
import { sureItems } from './certainty.js';
import type { Item } from './item.js';
import { leadOf, type Lead } from './leads.js';
import type { Line } from './line.js';
import { firstMoveOf, lastMoveOf } from './first-and-last.js';
import { withImplied, type Implied } from './implied.js';
import { moveGroups } from './move-groups.js';
import { nicknamedMoves } from './nicknames.js';
import { joinOf, rolesOf, type NamedRole } from './roles.js';
import { sequenceOf, type MoveItem } from './sequences.js';
import type { Token } from './tokens.js';
import { ENDS, JOINS, STARTS } from './words.js';
import { mendTypos, type Mended } from './typos.js';
import { negated } from './negated.js';
import { recognise } from './recognise.js';

/** A query with all of its words weighed against each other. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly items: readonly Item[];
  /** Items that are filters, names included. */
  readonly sure: ReadonlySet<Item>;
  readonly names: readonly NamedRole[];
  /** Who attacks though nobody names them. */
  readonly implied: Implied | null;
  /** "fox ditto": the token, and the name it repeats. */
  readonly ditto: { readonly token: number; readonly name: NamedRole } | null;
  /** Tags with what stands before them. */
  readonly tagLeads: ReadonlyMap<Item, Lead>;
  readonly moves: readonly MoveItem[];
  readonly sequence: readonly MoveItem[];
  readonly first: string | null;
  readonly last: string | null;
  /** Moves that are not to be there, with what says so: they must not be searched for. */
  readonly unwanted: readonly UnwantedMove[];
  /** Tokens that only said how others are meant: "vs", "without". */
  readonly used: ReadonlySet<number>;
  readonly mended: readonly Mended[];
}

export interface UnwantedMove extends MoveItem {
  readonly lead: Lead;
}

/** Token numbers that items take. */
export const tokensIn = (items: Iterable<Item>): Set<number> =>
  new Set([...items].flatMap(({ first, end }) => Array.from({ length: end - first }, (_, k) => first + k)));

function dittoOf(tokens: readonly Token[], names: readonly NamedRole[], taken: ReadonlySet<number>): Reading['ditto'] {
  const [name, ...others] = names.filter(({ negated }) => !negated);
  if (name === undefined || others.length > 0) return null;
  const near = [name.item.end, name.item.first - 1].find(
    (i) => /^(?:dittos?|mirrors?)$/.test(tokens[i]?.word ?? '') && tokens[i]?.plain === false && !taken.has(i),
  );
  return near === undefined ? null : { token: near, name: { ...name, role: 'attacker' } };
}

function movesOf(tokens: readonly Token[], items: readonly Item[], attackers: readonly string[]): readonly MoveItem[] {
  const plain = items.flatMap((item) => (item.meaning.kind === 'move' ? [{ item, move: item.meaning.move }] : []));
  const free = items.filter(({ meaning }) => meaning.kind !== 'offer');
  return [...plain, ...nicknamedMoves(tokens, tokensIn(free), attackers)].sort((a, b) => a.item.first - b.item.first);
}

const attackersOf = (names: readonly NamedRole[]): readonly string[] => [
  ...new Set(names.filter(({ role, negated }) => role === 'attacker' && !negated).flatMap(({ named }) => named.ids)),
];

/** Once more, with the nicknames of those who attack: what holds a fighter's name may be a move. Who attacks stays. */
function withNicknames(
  line: Line,
  tokens: readonly Token[],
  items: readonly Item[],
  game: GameId | null,
): readonly Item[] {
  const attackers = attackersOf(rolesOf(tokens, items));
  if (attackers.length === 0) return items;
  const again = recognise(line, tokens, game, attackers);
  return attackersOf(rolesOf(tokens, again)).join() === attackers.join() ? again : items;
}

/** Reads a line whose tokens are known, in a game (null = in all). @param isAttacked whether it is known who attacks, whatever is said */
export function readTokens(line: Line, given: readonly Token[], game: GameId | null, isAttacked = false): Reading {
  const { tokens, items: plain, mended } = mendTypos(line, given, recognise(line, given, game), game);
  const known = negated(tokens, withNicknames(line, tokens, plain, game));
  const found = rolesOf(tokens, known);
  const isNamed = isAttacked || attackersOf(found).length > 0;
  const { items, implied } = isNamed ? { items: known, implied: null } : withImplied(tokens, known);
  const taken = tokensIn(items);
  const ditto = dittoOf(tokens, found, taken);
  const names = ditto === null ? found : found.map((each) => (each.item === ditto.name.item ? ditto.name : each));
  const tagLeads = tagLeadsOf(tokens, taken, items);
  const allMoves = movesOf(tokens, items, implied?.ids ?? attackersOf(names));
  const unwanted = unwantedOf(tokens, taken, allMoves);
  const moves = allMoves.filter(({ item }) => !unwanted.some((each) => each.item === item));
  const hitters = names.filter(({ role, negated }) => role === 'attacker' && !negated).map(({ item }) => item);
  const stops = items.filter(
    (item) => ['name', 'percent', 'game'].includes(item.meaning.kind) && !hitters.includes(item),
  );
  const around = { tokens, moves, attackers: tokensIn(hitters) };
  const first = firstMoveOf(around);
  const last = lastMoveOf(around);
  const used = new Set([
    ...names.flatMap(({ lead }) => lead.used),
    ...[...tagLeads.values()].flatMap((lead) => lead.used),
    ...(first?.used ?? []),
    ...(last?.used ?? []),
    ...unwanted.flatMap(({ lead }) => lead.used),
  ]);
  const unwantedTags = new Set([...tagLeads].flatMap(([item, lead]) => (lead.negated ? [item] : [])));
  const sure = sureItems(tokens, items, used, unwantedTags);
  const sequence = sequenceOf(tokens, moves, stops);
  return {
    tokens,
    items,
    sure,
    names,
    implied,
    ditto,
    tagLeads,
    moves,
    sequence,
    first: first?.move ?? null,
    last: last?.move ?? null,
    unwanted,
    used,
    mended,
  };
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

/** "without dair", "no nair or fair". */
function unwantedOf(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  moves: readonly MoveItem[],
): readonly UnwantedMove[] {
  const unwanted: UnwantedMove[] = [];
  moves.forEach((move, i) => {
    const lead = leadOf(tokens, new Set([...taken, ...tokensIn([move.item])]), move.item.first);
    const before = moves[i - 1];
    const isAfterOne = before !== undefined && unwanted.at(-1)?.item === before.item;
    const join = isAfterOne ? joinOf(tokens, before.item, move.item) : null;
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

/** "i keep finishing with fsmash, show me combos without it": the move that stands nearest before. */
function withoutIt(tokens: readonly Token[], moves: readonly MoveItem[]): readonly UnwantedMove[] {
  const at = tokens.findIndex(
    ({ word }, i) =>
      word === 'without' &&
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

/** Tags with what stands before them; "not edgeguards or reads" wants neither. */
function tagLeadsOf(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  items: readonly Item[],
): ReadonlyMap<Item, Lead> {
  const leads = new Map<Item, Lead>();
  items.forEach((item, i) => {
    if (item.meaning.kind !== 'tag') return;
    const lead = tagLead(tokens, taken, item);
    const before = items[i - 1];
    const isAfterOne = before !== undefined && leads.get(before)?.negated === true;
    const join = isAfterOne && !lead.negated ? joinOf(tokens, before, item) : null;
    leads.set(item, join?.how === 'list' ? { ...lead, negated: true, used: join.used } : lead);
  });
  return leads;
}

/** "zero reads", "enough strings", "i'm sick of edgeguards": words right before a type that want none of it. */
function wearyOf(tokens: readonly Token[], first: number): readonly number[] {
  const before = tokens.slice(Math.max(0, first - 4), first).map(({ word, plain }) => (plain ? '"' : word));
  const match =
    /(?:^| )((?:zero|enough|(?:tired|sick|bored) of(?: (?:all|seeing|getting))?(?: (?:the|these|those|his|her))?))$/.exec(
      before.join(' '),
    );
  const count = match?.[1]?.split(' ').length ?? 0;
  return Array.from({ length: count }, (_, k) => first - count + k);
}

/** "nothing that isn't a true combo". */
const isDoublyNegated = (tokens: readonly Token[], first: number): boolean =>
  /(?:^| )(?:nothing|none|no combos?) (?:that|which|thats) (?:(?:isnt|isn t|is not|arent|aren t|are not|not) )(?:(?:an?|really|just) )*$/.test(
    tokens
      .slice(Math.max(0, first - 7), first)
      .map(({ word }) => `${word} `)
      .join(''),
  );

/** "edgeguards excluded: words right behind a type that want none of it. */
function leftOut(tokens: readonly Token[], end: number): readonly number[] {
  const behind = tokens.slice(end, end + 2).map(({ word, plain }) => (plain ? '"' : word));
  const count = /^(?:excluded|aside)\b/.test(behind.join(' '))
    ? 1
    : /^(?:left|ones) out$/.test(behind.join(' '))
      ? 2
      : 0;
  return Array.from({ length: count }, (_, k) => end + k);
}

/** A role before a type means nothing ("on edgeguard"); only "not" and its like count. */
function tagLead(tokens: readonly Token[], taken: ReadonlySet<number>, item: Item): Lead {
  const lead = leadOf(tokens, taken, item.first);
  if (lead.negated && isDoublyNegated(tokens, item.first)) return { ...lead, negated: false };
  if (lead.negated) return lead;
  const weary = [...wearyOf(tokens, item.first), ...leftOut(tokens, item.end)];
  if (weary.length > 0) return { role: null, strong: false, negated: true, used: weary };
  // "isn't just for fun"
  const near = /^(?:a|an)$/.test(tokens[item.first - 1]?.word ?? '') ? item.first - 1 : item.first;
  const inner = /^(?:just|only)$/.test(tokens[near - 1]?.word ?? '') ? leadOf(tokens, taken, near - 1) : lead;
  const between = Array.from({ length: item.first - near + 1 }, (_, k) => near - 1 + k);
  return inner.negated ? { ...inner, used: [...between, ...inner.used] } : { ...lead, used: [] };
}
