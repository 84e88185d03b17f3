import {
  CHOICE_FIELDS,
  findFighter,
  findGame,
  recordOf,
  type ChoiceField,
  type FieldValues,
  type QueryOf,
  type routes,
} from '@combolab/contracts';
import { movesIn, understand, type Understood } from '@combolab/contracts/query';
import type { SearchQuery } from '@combolab/platform';
import { expandAll } from '../combos/fighters.js';

type Asked = QueryOf<typeof routes.search>;

export interface AskedQuery {
  readonly query: SearchQuery;
  /** What the query language made of `q`. */
  readonly understood: Understood;
}

const union = <T>(...lists: readonly (readonly T[])[]): readonly T[] => [...new Set(lists.flat())];

const gameIdOf = (fighter: string): string | undefined => findFighter(fighter)?.gameId;

/** Fighters and those that share their moves: an echo, or whom it echoes. */
function withEchoes(ids: readonly string[]): readonly string[] {
  return union(
    ids,
    ids.flatMap((id) => {
      const fighter = findFighter(id);
      const original = fighter?.echoOf ?? id;
      const all = fighter === undefined ? [] : (findGame(fighter.gameId)?.fighters ?? []);
      return all.filter((each) => each.id === original || each.echoOf === original).map((each) => each.id);
    }),
  );
}

/** What an address chooses of the fields that are plain choices. */
const choicesOf = (asked: Asked) =>
  recordOf(CHOICE_FIELDS, (name): readonly string[] => [asked[name] ?? []].flat()) as Pick<FieldValues, ChoiceField>;

/**
 * What is asked for: the filters of the address, and those that the words of `q` mean. Fighters and tags add to those of the
 * address (any of them); a game, a percent, a sequence and a first move in words win; moves in words must all be there.
 * @throws RefusedError 400
 */
export function askedQuery(asked: Asked): AskedQuery {
  const understood = understand(asked.q, { game: asked.game ?? null });
  // a game named in words wins, and then fighters of the other one can only be left over
  const isOther = (id: string): boolean => understood.game !== (asked.game ?? null) && gameIdOf(id) !== understood.game;
  const { attackers, defenders, tags, excluded } = understood;
  const fighters = (given: readonly string[], meant: readonly string[]): readonly string[] => {
    const all = union(
      expandAll(given).filter((id) => !isOther(id)),
      meant,
    );
    return asked.echo === '1' ? withEchoes(all) : all;
  };
  const sequence = understood.sequence.length > 0 ? understood.sequence : (asked.sequence ?? []);
  const allAttackers = fighters(asked.attacker, attackers);
  const { moves, rest } = movesIn(understood.text, allAttackers);
  const words = rest.trim();
  return {
    understood,
    query: {
      ...choicesOf(asked),
      game: understood.game === null ? [] : [understood.game],
      attacker: allAttackers,
      defender: fighters(asked.defender, defenders),
      tag: union(asked.tag, tags),
      notAttacker: union(expandAll(asked.notAttacker), excluded.attackers),
      notDefender: union(expandAll(asked.notDefender), excluded.defenders),
      notTag: union(asked.notTag, excluded.tags),
      percent: understood.percent ?? asked.percent ?? null,
      wholePercent: asked.wholePercent === '1',
      moves: asked.move,
      allMoves: union(moves).filter((move) => !sequence.includes(move)),
      notMoves: union(asked.notMove, excluded.moves),
      sequence,
      first: understood.first ?? asked.first ?? null,
      inputs: asked.inputs ?? [],
      text: words,
      sort: asked.sort ?? (words === '' && moves.length === 0 ? 'new' : 'best'),
      limit: asked.limit,
      cursor: asked.cursor ?? null,
      skip: 0,
      facets: asked.facets === '1',
    },
  };
}
