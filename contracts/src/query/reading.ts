import type { GameId } from '../roster/games.js';
import { sureItems } from './certainty.js';
import type { Item } from './item.js';
import { leadOf, type Lead } from './leads.js';
import type { Line } from './line.js';
import { nicknamedMoves } from './nicknames.js';
import { rolesOf, type NamedRole } from './roles.js';
import { firstMoveOf, sequenceOf, type MoveItem } from './sequences.js';
import type { Token } from './tokens.js';
import { mendTypos, type Mended } from './typos.js';
import { recognise } from './recognise.js';

/** A query with all of its words weighed against each other. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly items: readonly Item[];
  /** Items that are filters, names included. */
  readonly sure: ReadonlySet<Item>;
  readonly names: readonly NamedRole[];
  /** "fox ditto": the token, and the name it repeats. */
  readonly ditto: { readonly token: number; readonly name: NamedRole } | null;
  /** Tags with what stands before them. */
  readonly tagLeads: ReadonlyMap<Item, Lead>;
  readonly moves: readonly MoveItem[];
  readonly sequence: readonly MoveItem[];
  readonly first: string | null;
  /** Tokens of moves that are not to be there: no filter can say so yet, and they must not be searched for. */
  readonly unwanted: ReadonlySet<number>;
  /** Tokens that only said how others are meant: "vs", "without". */
  readonly used: ReadonlySet<number>;
  readonly mended: readonly Mended[];
}

/** Token numbers that items take. */
export const tokensIn = (items: Iterable<Item>): Set<number> =>
  new Set([...items].flatMap(({ first, end }) => Array.from({ length: end - first }, (_, k) => first + k)));

function dittoOf(tokens: readonly Token[], names: readonly NamedRole[], taken: ReadonlySet<number>): Reading['ditto'] {
  const [name, ...others] = names.filter(({ negated }) => !negated);
  if (name === undefined || others.length > 0) return null;
  const near = [name.item.end, name.item.first - 1].find(
    (i) => /^dittos?$/.test(tokens[i]?.word ?? '') && tokens[i]?.plain === false && !taken.has(i),
  );
  return near === undefined ? null : { token: near, name: { ...name, role: 'attacker' } };
}

function movesOf(tokens: readonly Token[], items: readonly Item[], attackers: readonly string[]): readonly MoveItem[] {
  const plain = items.flatMap((item) => (item.meaning.kind === 'move' ? [{ item, move: item.meaning.move }] : []));
  const free = items.filter(({ meaning }) => meaning.kind !== 'offer');
  return [...plain, ...nicknamedMoves(tokens, tokensIn(free), attackers)].sort((a, b) => a.item.first - b.item.first);
}

const attackersOf = (names: readonly NamedRole[]): readonly string[] =>
  names.filter(({ role, negated }) => role === 'attacker' && !negated).flatMap(({ named }) => named.ids);

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

/** Reads a line whose tokens are known, in a game (null = in all). */
export function readTokens(line: Line, given: readonly Token[], game: GameId | null): Reading {
  const { tokens, items: plain, mended } = mendTypos(line, given, recognise(line, given, game), game);
  const items = withNicknames(line, tokens, plain, game);
  const taken = tokensIn(items);
  const found = rolesOf(tokens, items);
  const ditto = dittoOf(tokens, found, taken);
  const names = ditto === null ? found : found.map((each) => (each.item === ditto.name.item ? ditto.name : each));
  const tagLeads = new Map(
    items.flatMap((item) => (item.meaning.kind === 'tag' ? [[item, tagLead(tokens, taken, item)] as const] : [])),
  );
  const allMoves = movesOf(tokens, items, attackersOf(names)).map((move) => {
    const all = new Set([...taken, ...tokensIn([move.item])]);
    return { move, lead: leadOf(tokens, all, move.item.first) };
  });
  const moves = allMoves.flatMap(({ move, lead }) => (lead.negated ? [] : [move]));
  const notWanted = allMoves.filter(({ lead }) => lead.negated);
  const hitters = names.filter(({ role, negated }) => role === 'attacker' && !negated).map(({ item }) => item);
  const stops = items.filter(
    (item) => ['name', 'percent', 'game'].includes(item.meaning.kind) && !hitters.includes(item),
  );
  const first = firstMoveOf(tokens, moves);
  const used = new Set([
    ...names.flatMap(({ lead }) => lead.used),
    ...[...tagLeads.values()].flatMap((lead) => lead.used),
    ...(first?.used ?? []),
    ...notWanted.flatMap(({ lead }) => lead.used),
  ]);
  const unwanted = tokensIn(notWanted.map(({ move }) => move.item));
  const negated = new Set([...tagLeads].flatMap(([item, lead]) => (lead.negated ? [item] : [])));
  const sure = sureItems(tokens, items, used, negated);
  const sequence = sequenceOf(tokens, moves, stops);
  return {
    tokens,
    items,
    sure,
    names,
    ditto,
    tagLeads,
    moves,
    sequence,
    first: first?.move ?? null,
    unwanted,
    used,
    mended,
  };
}

/** A role before a type means nothing ("on edgeguard"); only "not" and its like count. */
function tagLead(tokens: readonly Token[], taken: ReadonlySet<number>, item: Item): Lead {
  const lead = leadOf(tokens, taken, item.first);
  return lead.negated ? lead : { ...lead, used: [] };
}
