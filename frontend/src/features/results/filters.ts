import {
  DEFAULT_GAME_ID,
  DIFFICULTIES,
  GAME_IDS,
  LIMITS,
  PERCENT_MAX,
  PERCENT_MIN,
  SEARCH_SORTS,
  TAGS,
  findFighter,
  type GameId,
  type SearchSort,
} from '@combolab/contracts';

/** What the results page asks for; its address says the same. */
export interface Filters {
  readonly game: GameId;
  readonly attacker: readonly string[];
  readonly defender: readonly string[];
  readonly tag: readonly string[];
  readonly difficulty: readonly string[];
  readonly verified: boolean;
  /** Both ends inclusive; 0 to 200 asks for nothing. */
  readonly percent: readonly [number, number];
  readonly q: string;
  /** Null leaves the order to the server: best with text, else newest. */
  readonly sort: SearchSort | null;
}

/** Filters that hold lists of values. */
export type ListFilter = 'attacker' | 'defender' | 'tag' | 'difficulty';

export const ANY_PERCENT: readonly [number, number] = [PERCENT_MIN, PERCENT_MAX];

const known = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((each) => each === value) ?? null;

export const gameOf = (segment: string | undefined): GameId => known(GAME_IDS, segment ?? null) ?? DEFAULT_GAME_ID;

function readPercent(text: string | null): readonly [number, number] {
  const match = /^(\d{1,3})-(\d{1,3})$/.exec(text ?? '');
  const low = Number(match?.[1]);
  const high = Number(match?.[2]);
  return match !== null && low <= high && high <= PERCENT_MAX ? [low, high] : ANY_PERCENT;
}

/** Filters of an address. What it holds of nonsense is left out rather than refused. */
export function readFilters(search: URLSearchParams, game: GameId): Filters {
  const list = (name: ListFilter, ok: (value: string) => boolean) => [...new Set(search.getAll(name))].filter(ok);
  const fighter = (id: string) => findFighter(id)?.gameId === game;
  return {
    game,
    attacker: list('attacker', fighter),
    defender: list('defender', fighter),
    tag: list('tag', (value) => known(TAGS, value) !== null),
    difficulty: list('difficulty', (value) => known(DIFFICULTIES, value) !== null),
    verified: search.get('verified') === 'true',
    percent: readPercent(search.get('percent')),
    q: (search.get('q') ?? '').slice(0, LIMITS.searchLength),
    sort: known(SEARCH_SORTS, search.get('sort')),
  };
}

export const asksPercent = ({ percent }: Filters): boolean => percent[0] !== PERCENT_MIN || percent[1] !== PERCENT_MAX;

/** Query of the search and, but for `game`, of the page's address. */
export function filterQuery(filters: Filters): Record<string, string | readonly string[]> {
  const { attacker, defender, tag, difficulty, percent, q, sort } = filters;
  return {
    ...(attacker.length > 0 && { attacker }),
    ...(defender.length > 0 && { defender }),
    ...(tag.length > 0 && { tag }),
    ...(difficulty.length > 0 && { difficulty }),
    ...(filters.verified && { verified: 'true' }),
    ...(asksPercent(filters) && { percent: percent.join('-') }),
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(sort !== null && { sort }),
  };
}

/** One filter that is on, as the summary line shows and drops it. */
export interface ActiveFilter {
  readonly kind: ListFilter | 'verified' | 'percent' | 'q';
  readonly value: string;
}

export function activeFilters(filters: Filters): readonly ActiveFilter[] {
  const of = (kind: ListFilter) => filters[kind].map((value) => ({ kind, value }));
  return [
    ...of('attacker'),
    ...of('defender'),
    ...(asksPercent(filters) ? [{ kind: 'percent' as const, value: filters.percent.join('–') }] : []),
    ...of('tag'),
    ...of('difficulty'),
    ...(filters.verified ? [{ kind: 'verified' as const, value: 'verified' }] : []),
    ...(filters.q.trim() === '' ? [] : [{ kind: 'q' as const, value: filters.q.trim() }]),
  ];
}

export function withoutFilter(filters: Filters, { kind, value }: ActiveFilter): Filters {
  switch (kind) {
    case 'verified':
      return { ...filters, verified: false };
    case 'percent':
      return { ...filters, percent: ANY_PERCENT };
    case 'q':
      return { ...filters, q: '' };
    default:
      return { ...filters, [kind]: filters[kind].filter((each) => each !== value) };
  }
}

/** The same game with nothing asked for. */
export const clearedFilters = (filters: Filters): Filters => ({
  ...readFilters(new URLSearchParams(), filters.game),
  sort: filters.sort,
});
