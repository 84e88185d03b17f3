import type { GameId } from '../games/game.js';
import { sureItems } from './certainty.js';
import type { Item } from './item.js';
import { tokensIn } from './item-tokens.js';
import type { Lead } from './leads.js';
import type { Line } from './line.js';
import { firstMoveOf, lastMoveOf } from './first-and-last.js';
import { withImplied, type Implied } from './implied.js';
import { nicknamedMoves } from './nicknames.js';
import { rolesOf, type NamedRole } from './roles.js';
import { sequenceOf, type MoveItem } from './sequences.js';
import type { Token } from './tokens.js';
import { tagLeadsOf } from './tag-leads.js';
import { unwantedOf, type UnwantedMove } from './unwanted-moves.js';
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

const BOTH_PLAY = /^both (?:of (?:us|you|them) )?(?:play|main|use|pick|go) $/;
const wordsBetween = (tokens: readonly Token[], first: number, end: number): string =>
  tokens
    .slice(Math.max(0, first), end)
    .map(({ word }) => `${word} `)
    .join('');

function dittoOf(tokens: readonly Token[], names: readonly NamedRole[], taken: ReadonlySet<number>): Reading['ditto'] {
  const [name, ...others] = names.filter(({ negated }) => !negated);
  if (name === undefined || others.length > 0) return null;
  const near = [name.item.end, name.item.first - 1].find(
    (i) => /^(?:dittos?|mirrors?)$/.test(tokens[i]?.word ?? '') && tokens[i]?.plain === false && !taken.has(i),
  );
  // "both of us play mario"
  const both = [name.item.first - 2, name.item.first - 4].find(
    (i) => BOTH_PLAY.test(wordsBetween(tokens, i, name.item.first)) && !taken.has(i),
  );
  const at = near ?? both;
  return at === undefined ? null : { token: at, name: { ...name, role: 'attacker' } };
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
  const without = found.flatMap(({ negated: isUnwanted, named }) => (isUnwanted ? named.ids : []));
  const { items, implied } = isNamed ? { items: known, implied: null } : withImplied(tokens, known, without);
  const taken = tokensIn(items);
  const ditto = dittoOf(tokens, found, taken);
  const names = ditto === null ? found : found.map((each) => (each.item === ditto.name.item ? ditto.name : each));
  const tagLeads = tagLeadsOf(tokens, taken, items);
  const allMoves = movesOf(tokens, items, implied?.ids ?? attackersOf(names));
  const unwanted = unwantedOf(
    tokens,
    taken,
    allMoves,
    items.filter((item) => tagLeads.get(item)?.negated === true),
  );
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
