import type { ListedCombo } from '../list/listed-combo.js';
import { playerKey } from '../list/player-words.js';
import { damageOf } from '../list/score.js';
import { t } from '../texts.js';

/** Orders of the list. */
export const SORTS = {
  score: t('bestFirst'),
  damage: t('mostDamage'),
  moves: t('mostMoves'),
  date: t('newestFirst'),
} as const;
export type Sort = keyof typeof SORTS;

/** Which combos are wanted, and in which order. */
export interface ListFilters {
  /** Ids of the roster. */
  readonly fighter: string | null;
  readonly opponent: string | null;
  readonly stage: string | null;
  readonly killed: boolean;
  /** Percent dealt at least. */
  readonly damage: number;
  readonly moves: number;
  readonly sort: Sort;
}

export const NO_FILTERS: ListFilters = {
  ...{ fighter: null, opponent: null, stage: null, killed: false, damage: 0, moves: 2 },
  sort: 'score',
};

const numberIn = (text: string | null, least: number, most: number): number => {
  const value = Math.round(Number(text ?? NaN));
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;
};

/** Percent and moves that can be asked for. */
export const MOST = { damage: 999, moves: 99 } as const;

/** Filters from an address; what means nothing is as if it was not there. Nobody's name stands in an address. */
export function readFilters(search: URLSearchParams): ListFilters {
  const sort = search.get('sort') ?? '';
  return {
    fighter: search.get('fighter'),
    opponent: search.get('opponent'),
    stage: search.get('stage'),
    killed: search.get('killed') === '1',
    damage: numberIn(search.get('damage'), 0, MOST.damage),
    moves: numberIn(search.get('moves'), NO_FILTERS.moves, MOST.moves),
    sort: Object.hasOwn(SORTS, sort) ? (sort as Sort) : NO_FILTERS.sort,
  };
}

/** The address of filters; what is as it was at first is left out. */
export function paramsOf(filters: ListFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== NO_FILTERS[name as keyof ListFilters] && value !== null)
      params.set(name, value === true ? '1' : String(value));
  return params;
}

const isMatch = (
  { combo, replay, attacker }: ListedCombo,
  { fighter, opponent, stage, killed, damage, moves }: ListFilters,
  player: string | null,
): boolean =>
  (player === null || playerKey(attacker) === player) &&
  (fighter === null || combo.attacker === fighter) &&
  (opponent === null || combo.defender === opponent) &&
  (stage === null || replay.stage === stage) &&
  (!killed || combo.killed) &&
  damageOf(combo) >= damage &&
  combo.moves.length >= moves;

const valueOf: Readonly<Record<Sort, (listed: ListedCombo) => number>> = {
  score: ({ score }) => score.points,
  damage: ({ combo }) => damageOf(combo),
  moves: ({ combo }) => combo.moves.length,
  date: ({ replay, file }) => (replay.startedAt === null ? file.lastModified : Date.parse(replay.startedAt)),
};

/** The combos that are wanted, in their order; among equal ones by points. @param player key of who made them; null = anybody */
export function wantedCombos(
  listed: readonly ListedCombo[],
  filters: ListFilters,
  player: string | null,
): readonly ListedCombo[] {
  const value = valueOf[filters.sort];
  return listed
    .filter((each) => isMatch(each, filters, player))
    .sort((a, b) => value(b) - value(a) || valueOf.score(b) - valueOf.score(a) || (a.id < b.id ? -1 : 1));
}
