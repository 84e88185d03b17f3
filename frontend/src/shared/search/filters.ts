import {
  DEFAULT_GAME_ID,
  DIFFICULTIES,
  DI_DIRECTIONS,
  GAME_IDS,
  LIMITS,
  PERCENT_MAX,
  PERCENT_MIN,
  PLATFORMS,
  POSITIONS,
  PRESS_TYPES,
  SEARCH_SORTS,
  TAGS,
  expandFighter,
  findFighter,
  isPatch,
  type GameId,
  type PressType,
  type SearchSort,
} from '@combolab/contracts';
import { queryString } from '../api/request.js';

/** What the results page asks for; its address says the same. */
export interface Filters {
  readonly game: GameId;
  readonly attacker: readonly string[];
  readonly notAttacker: readonly string[];
  readonly defender: readonly string[];
  readonly notDefender: readonly string[];
  readonly tag: readonly string[];
  readonly notTag: readonly string[];
  /** Any of these moves, as ids of the frame data: `up-air`. */
  readonly move: readonly string[];
  readonly notMove: readonly string[];
  /** Moves that follow one another in this order. */
  readonly sequence: readonly string[];
  /** The move it starts with. */
  readonly first: string | null;
  /** Inputs that are pressed in this order; others may stand between. */
  readonly inputs: readonly PressType[];
  readonly difficulty: readonly string[];
  /** Null asks for both. */
  readonly verified: boolean | null;
  /** Version of the game it was tested on. */
  readonly patch: string | null;
  /** Where on the stage it begins. */
  readonly position: readonly string[];
  readonly platform: readonly string[];
  /** The defender's directional influence it works against. */
  readonly di: readonly string[];
  /** Whether the defender has to guess; null asks for both. */
  readonly fiftyFifty: boolean | null;
  /** Fighters with the same moves count too. */
  readonly echo: boolean;
  /** Both ends inclusive; 0 to 200 asks for nothing. */
  readonly percent: readonly [number, number];
  /** It works at every percent of the range; false where the range is one percent or asks for nothing. */
  readonly wholePercent: boolean;
  readonly q: string;
  /** Null leaves the order to the server: best with text, else newest. */
  readonly sort: SearchSort | null;
}

/** Filters of which a combo needs any one value, or must have none. */
export const LIST_FILTERS = [
  ...(['attacker', 'notAttacker', 'defender', 'notDefender'] as const),
  ...(['tag', 'notTag', 'move', 'notMove', 'difficulty'] as const),
  ...(['position', 'platform', 'di'] as const),
] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export const ANY_PERCENT: readonly [number, number] = [PERCENT_MIN, PERCENT_MAX];
const MOVE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MOVE_LENGTH = 40;
const SEQUENCE_LENGTH = 20;
/** More inputs than this cannot be asked for. */
export const MOST_INPUTS = 30;

const known = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((each) => each === value) ?? null;
const yesOrNo = (value: string | null): boolean | null => (value === 'true' ? true : value === 'false' ? false : null);
const isMove = (value: string): boolean => value.length <= MOVE_LENGTH && MOVE.test(value);

export const gameOf = (segment: string | undefined): GameId => known(GAME_IDS, segment ?? null) ?? DEFAULT_GAME_ID;

function readPercent(text: string | null): readonly [number, number] {
  const match = /^(\d{1,3})-(\d{1,3})$/.exec(text ?? '');
  const low = Number(match?.[1]);
  const high = Number(match?.[2]);
  return match !== null && low <= high && high <= PERCENT_MAX ? [low, high] : ANY_PERCENT;
}

function readSequence(text: string | null): readonly string[] {
  const moves = (text ?? '').split(',');
  return moves.length <= SEQUENCE_LENGTH && moves.every(isMove) ? moves : [];
}

function readInputs(text: string | null): readonly PressType[] {
  const inputs = (text ?? '').split(',').map((value) => known(PRESS_TYPES, value));
  const all = inputs.filter((input) => input !== null);
  return all.length === inputs.length && all.length <= MOST_INPUTS ? all : [];
}

/** Whether all of a range is another question than some of it. */
export const hasWhole = ([low, high]: readonly [number, number]): boolean =>
  low !== high && (low !== PERCENT_MIN || high !== PERCENT_MAX);

/** Filters of an address. What it holds of nonsense is left out rather than refused. */
export function readFilters(search: URLSearchParams, game: GameId): Filters {
  const list = (name: ListFilter, ok: (value: string) => boolean) => [...new Set(search.getAll(name))].filter(ok);
  const oneOf = (name: ListFilter, values: readonly string[]) => list(name, (value) => values.includes(value));
  // a group stands for its members
  const fighters = (name: ListFilter) => {
    const ids = search.getAll(name).flatMap((id) => expandFighter(id) ?? []);
    return [...new Set(ids)].filter((id) => findFighter(id)?.gameId === game);
  };
  const first = search.get('first') ?? '';
  const patch = search.get('patch') ?? '';
  const percent = readPercent(search.get('percent'));
  return {
    game,
    attacker: fighters('attacker'),
    notAttacker: fighters('notAttacker'),
    defender: fighters('defender'),
    notDefender: fighters('notDefender'),
    tag: oneOf('tag', TAGS),
    notTag: oneOf('notTag', TAGS),
    move: list('move', isMove),
    notMove: list('notMove', isMove),
    sequence: readSequence(search.get('sequence')),
    first: isMove(first) ? first : null,
    inputs: readInputs(search.get('inputs')),
    difficulty: oneOf('difficulty', DIFFICULTIES),
    verified: yesOrNo(search.get('verified')),
    patch: isPatch(game, patch) ? patch : null,
    position: oneOf('position', POSITIONS),
    platform: oneOf('platform', PLATFORMS),
    di: oneOf('di', DI_DIRECTIONS),
    fiftyFifty: yesOrNo(search.get('fiftyFifty')),
    echo: search.get('echo') === '1',
    percent,
    wholePercent: search.get('wholePercent') === '1' && hasWhole(percent),
    q: (search.get('q') ?? '').slice(0, LIMITS.searchLength),
    sort: known(SEARCH_SORTS, search.get('sort')),
  };
}

export const asksPercent = ({ percent }: Filters): boolean => percent[0] !== PERCENT_MIN || percent[1] !== PERCENT_MAX;

/** Query of the search and, but for `game`, of the page's address. */
export function filterQuery(filters: Filters): Record<string, string | readonly string[]> {
  const { sequence, first, inputs, percent, q, sort } = filters;
  const lists = LIST_FILTERS.filter((name) => filters[name].length > 0).map((name) => [name, filters[name]] as const);
  return {
    ...Object.fromEntries(lists),
    ...(sequence.length > 0 && { sequence: sequence.join(',') }),
    ...(first !== null && { first }),
    ...(inputs.length > 0 && { inputs: inputs.join(',') }),
    ...(filters.verified !== null && { verified: String(filters.verified) }),
    ...(filters.patch !== null && { patch: filters.patch }),
    ...(filters.fiftyFifty !== null && { fiftyFifty: String(filters.fiftyFifty) }),
    ...(filters.echo && { echo: '1' }),
    ...(asksPercent(filters) && { percent: percent.join('-') }),
    ...(filters.wholePercent && { wholePercent: '1' }),
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(sort !== null && { sort }),
  };
}

/** Address of the results with these filters; equal for equal searches. */
export const resultsAddress = (filters: Filters): string =>
  `/results/${filters.game}${queryString(filterQuery(filters))}`;

/** A list of values with or without one of them. */
export const toggled = (values: readonly string[], value: string, on: boolean): readonly string[] =>
  on ? [...values, value] : values.filter((each) => each !== value);

/** The same at other percents. */
export const withPercent = (filters: Filters, percent: Filters['percent']): Filters => ({
  ...filters,
  percent,
  wholePercent: filters.wholePercent && hasWhole(percent),
});

/** A game with nothing asked for. */
export const noFilters = (game: GameId): Filters => readFilters(new URLSearchParams(), game);

/** The same game with nothing asked for. */
export const clearedFilters = (filters: Filters): Filters => ({ ...noFilters(filters.game), sort: filters.sort });

/** The same of another game, without fighters and version: they are the game's own. */
export const inGame = (filters: Filters, game: GameId): Filters =>
  game === filters.game
    ? filters
    : { ...filters, game, attacker: [], notAttacker: [], defender: [], notDefender: [], patch: null };
