import type { Fighter } from '../games/game.js';
import type { Item } from './item.js';
import { leadOf } from './leads.js';
import { moveNicknames } from './move-nicknames.js';
import type { Token } from './tokens.js';

/** Fighters whom nobody names and a move or combo tells of. */
export interface Implied {
  /** Ids. */
  readonly ids: readonly string[];
  readonly label: string;
  /** What told of them. */
  readonly item: Item;
}

interface Telling {
  readonly item: Item;
  readonly fighters: readonly Fighter[];
}

/** What an item tells of, where it is neither unwanted nor what somebody is hit by. */
function tellingOf(tokens: readonly Token[], taken: ReadonlySet<number>, item: Item): readonly Telling[] {
  if (item.meaning.kind !== 'offer' || item.meaning.tells === undefined) return [];
  const { negated, role, used } = leadOf(tokens, taken, item.first);
  const isHit = role === 'defender' && used.length > 0;
  return negated || isHit ? [] : [{ item, fighters: item.meaning.tells }];
}

/** The move that all of these call so; null where one of them does not, or it is a combo. */
function moveOf(tokens: readonly Token[], { first, end }: Item, ids: readonly string[]): string | null {
  const said = tokens.slice(first, end).map(({ word }) => word);
  const plural = said.join(' ');
  const called = [plural, plural.replace(/s$/, '')];
  const moves = ids.map(
    (id) =>
      moveNicknames()
        .get(id)
        ?.find(([phrase]) => called.includes(phrase))?.[1] ?? null,
  );
  return moves.every((move) => move === moves[0]) ? (moves[0] ?? null) : null;
}

/**
 * The items of a query in which nobody attacks by name, with moves in the place of what tells of their fighters: "waft" is Wario's. Where
 * two tell of different fighters, neither does.
 * @param without ids of those who are not wanted: "shine, not falco"
 */
export function withImplied(
  tokens: readonly Token[],
  items: readonly Item[],
  without: readonly string[] = [],
): { readonly items: readonly Item[]; readonly implied: Implied | null } {
  const taken = new Set(items.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, k) => first + k)));
  const telling = items.flatMap((item) => tellingOf(tokens, taken, item));
  const [first] = telling;
  const all = first?.fighters.filter(
    ({ id }) => !without.includes(id) && telling.every(({ fighters }) => fighters.some((each) => each.id === id)),
  );
  if (first === undefined || all === undefined || all.length === 0) return { items, implied: null };
  const ids = all.map(({ id }) => id);
  const tells = new Set(telling.map(({ item }) => item));
  const asMove = (item: Item): Item => {
    const move = tells.has(item) ? moveOf(tokens, item, ids) : null;
    return move === null ? item : { ...item, meaning: { kind: 'move', move } };
  };
  return {
    items: items.map(asMove),
    implied: { ids, label: all.map(({ name }) => name).join(', '), item: first.item },
  };
}
