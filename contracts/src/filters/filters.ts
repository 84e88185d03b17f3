import type { GameId } from '../games/game.js';
import { DEFAULT_GAME_ID, expandFighter, GAME_IDS } from '../games/registry.js';
import { recordOf } from '../record-of.js';
import {
  CHOICE_FIELDS,
  eachExclusion,
  EXCLUDABLE_FIELDS,
  type ExcludableField,
  type ExclusionName,
  exclusionOf,
  type FieldName,
  fieldOf,
  hasValue,
} from '../search-fields/fields.js';
import { isMoveId } from '../track/move-id.js';
import { PRESS_TYPES, type PressType } from '../track/press.js';
import { LIMITS } from '../views/limits.js';
import { SEARCH_SORTS, type SearchSort } from '../views/search-sorts.js';
import { PERCENT_MAX, PERCENT_MIN } from '../views/tags.js';
import { addressQuery, queryString, type AddressQuery } from './query-string.js';

/** Filters of fields: a combo has any one of the values; one alone where the field takes no more. */
export type ValueFilter = Exclude<FieldName, 'game'>;
/** Filters that are lists of values: also those of which a combo must have none, and moves. */
export type ListFilter = ValueFilter | ExclusionName | 'move' | 'notMove';

/** What the results page asks for; its address says the same. */
export interface Filters extends Readonly<Record<ListFilter, readonly string[]>> {
  readonly game: GameId;
  /** Moves that follow one another in this order, as ids of the frame data: `up-air`. */
  readonly sequence: readonly string[];
  /** The sequence has no others between its moves. */
  readonly contiguous: boolean;
  /** The move it starts with. */
  readonly first: string | null;
  /** Moves it starts with, none between. */
  readonly starts: readonly string[];
  /** Moves it ends with, none between. */
  readonly ends: readonly string[];
  /** Inputs that are pressed in this order; others may stand between. */
  readonly inputs: readonly PressType[];
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

const SINGLE_CHOICES = CHOICE_FIELDS.filter((name) => !fieldOf(name).repeats);
/** Filters that may have several values, in the order of addresses. */
export const LIST_FILTERS: readonly ListFilter[] = [
  ...EXCLUDABLE_FIELDS.flatMap((name) => [name, exclusionOf(name)]),
  ...(['move', 'notMove'] as const),
  ...CHOICE_FIELDS.filter((name) => fieldOf(name).repeats),
];

export const ANY_PERCENT: readonly [number, number] = [PERCENT_MIN, PERCENT_MAX];
const SEQUENCE_LENGTH = 20;
/** More inputs than this cannot be asked for. */
export const MOST_INPUTS = 30;

const known = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((each) => each === value) ?? null;

export const gameOf = (segment: string | undefined): GameId => known(GAME_IDS, segment ?? null) ?? DEFAULT_GAME_ID;

function readPercent(text: string | null): readonly [number, number] {
  const match = /^(\d{1,3})-(\d{1,3})$/.exec(text ?? '');
  const low = Number(match?.[1]);
  const high = Number(match?.[2]);
  return match !== null && low <= high && high <= PERCENT_MAX ? [low, high] : ANY_PERCENT;
}

function readSequence(text: string | null): readonly string[] {
  const moves = (text ?? '').split(',');
  return moves.length <= SEQUENCE_LENGTH && moves.every(isMoveId) ? moves : [];
}

function readInputs(text: string | null): readonly PressType[] {
  const inputs = (text ?? '').split(',').map((value) => known(PRESS_TYPES, value));
  const all = inputs.filter((input) => input !== null);
  return all.length === inputs.length && all.length <= MOST_INPUTS ? all : [];
}

/** Whether all of a range is another question than some of it. */
export const hasWhole = ([low, high]: readonly [number, number]): boolean =>
  low !== high && (low !== PERCENT_MIN || high !== PERCENT_MAX);

/** Values that an address has of a field under a name, each once; a group of fighters stands for its members. */
function readValues(search: AddressQuery, field: ValueFilter, name: string, game: GameId): readonly string[] {
  const given = fieldOf(field).repeats ? search.getAll(name) : search.getAll(name).slice(0, 1);
  const values = given.flatMap((value) => expandFighter(value) ?? [value]);
  return [...new Set(values)].filter((value) => hasValue(field, value, game));
}

/** Filters of an address. What it holds of nonsense is left out rather than refused. */
export function readFilters(search: AddressQuery, game: GameId): Filters {
  const values = <N extends ValueFilter>(names: readonly N[]) =>
    recordOf(names, (name) => readValues(search, name, name, game));
  const excluded = eachExclusion((name) => readValues(search, name, exclusionOf(name), game));
  const moves = (name: string) => [...new Set(search.getAll(name))].filter(isMoveId);
  const first = search.get('first') ?? '';
  const sequence = readSequence(search.get('sequence'));
  const percent = readPercent(search.get('percent'));
  return {
    game,
    ...values<ExcludableField>(EXCLUDABLE_FIELDS),
    ...excluded,
    ...values(CHOICE_FIELDS),
    move: moves('move'),
    notMove: moves('notMove'),
    sequence,
    contiguous: search.get('contiguous') === '1' && sequence.length > 1,
    first: isMoveId(first) ? first : null,
    starts: readSequence(search.get('starts')),
    ends: readSequence(search.get('ends')),
    inputs: readInputs(search.get('inputs')),
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
  const { sequence, first, starts, ends, inputs, percent, q, sort } = filters;
  const given = (names: readonly ListFilter[]): Record<string, readonly string[]> =>
    Object.fromEntries(names.filter((name) => filters[name].length > 0).map((name) => [name, filters[name]]));
  return {
    ...given(LIST_FILTERS),
    ...(sequence.length > 0 && { sequence: sequence.join(',') }),
    ...(filters.contiguous && { contiguous: '1' }),
    ...(first !== null && { first }),
    ...(starts.length > 0 && { starts: starts.join(',') }),
    ...(ends.length > 0 && { ends: ends.join(',') }),
    ...(inputs.length > 0 && { inputs: inputs.join(',') }),
    ...given(SINGLE_CHOICES),
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

/** The filters with a value of a field beside the others, or without it; a field that takes no more has it alone. */
export function withValues(filters: Filters, name: ValueFilter, values: readonly string[], on = true): Filters {
  const others = on && !fieldOf(name).repeats ? [] : filters[name].filter((each) => !values.includes(each));
  return { ...filters, [name]: on ? [...others, ...values] : others };
}

/** The same at other percents. */
export const withPercent = (filters: Filters, percent: Filters['percent']): Filters => ({
  ...filters,
  percent,
  wholePercent: filters.wholePercent && hasWhole(percent),
});

/** A game with nothing asked for. */
export const noFilters = (game: GameId): Filters => readFilters(addressQuery(), game);

/** The same game with nothing asked for. */
export const clearedFilters = (filters: Filters): Filters => ({ ...noFilters(filters.game), sort: filters.sort });

/** The same of another game, without what is the game's own: fighters and versions. */
export function inGame(filters: Filters, game: GameId): Filters {
  if (game === filters.game) return filters;
  const keep = (field: ValueFilter, values: readonly string[]) => values.filter((each) => hasValue(field, each, game));
  const kept = [...EXCLUDABLE_FIELDS, ...CHOICE_FIELDS].map((name) => [name, keep(name, filters[name])] as const);
  const excluded = EXCLUDABLE_FIELDS.map(
    (name) => [exclusionOf(name), keep(name, filters[exclusionOf(name)])] as const,
  );
  return { ...filters, ...Object.fromEntries<readonly string[]>([...kept, ...excluded]), game };
}
