import type { GameId } from '../games/game.js';
import { findGame } from '../games/registry.js';
import { CHOICE_FIELDS } from '../search-fields/fields.js';
import { ANY_PERCENT, asksPercent, type Filters, type ListFilter } from './filters.js';

/** One filter that is on, as a chip shows and drops it. */
export interface ActiveFilter {
  readonly kind:
    | ListFilter
    | 'sequence'
    | 'contiguous'
    | 'first'
    | 'starts'
    | 'ends'
    | 'inputs'
    | 'echo'
    | 'percent'
    | 'q';
  /** Several values of a list are divided by commas. */
  readonly value: string;
  /** Of a percent: the game whose scale it is read on. */
  readonly game?: GameId;
}

/** More fighters than this share one chip. */
const MOST_FIGHTERS = 5;

/** Fighters as chips show them: a whole group together, and very many together. */
function bundled(ids: readonly string[], game: GameId): readonly string[] {
  let loose = [...ids];
  const groups = [...(findGame(game)?.groups ?? [])].sort((a, b) => b.members.length - a.members.length);
  const together = groups.flatMap(({ members }) => {
    if (!members.every((id) => loose.includes(id))) return [];
    loose = loose.filter((id) => !members.includes(id));
    return [members.join(',')];
  });
  return [...together, ...(loose.length > MOST_FIGHTERS ? [loose.join(',')] : loose)];
}

/** Every filter that is on, in the order in which they are read. */
export function activeFilters(filters: Filters): readonly ActiveFilter[] {
  const of = (kind: ListFilter) => filters[kind].map((value) => ({ kind, value }));
  const fighters = (kind: ListFilter) => bundled(filters[kind], filters.game).map((value) => ({ kind, value }));
  const one = (kind: ActiveFilter['kind'], value: string) => (value === '' ? [] : [{ kind, value }]);
  return [
    ...fighters('attacker'),
    ...fighters('notAttacker'),
    ...fighters('defender'),
    ...fighters('notDefender'),
    ...one(
      'percent',
      asksPercent(filters) ? `${filters.wholePercent ? 'all of ' : ''}${filters.percent.join('–')}` : '',
    ).map((each) => ({ ...each, game: filters.game })),
    ...of('tag'),
    ...of('notTag'),
    ...one('first', filters.first ?? ''),
    ...one('starts', filters.starts.join(',')),
    ...one('sequence', filters.sequence.join(',')),
    ...one('contiguous', filters.contiguous ? '1' : ''),
    ...one('ends', filters.ends.join(',')),
    ...one('inputs', filters.inputs.join(',')),
    ...of('move'),
    ...of('notMove'),
    ...CHOICE_FIELDS.flatMap(of),
    ...one('echo', filters.echo ? '1' : ''),
    ...one('q', filters.q.trim()),
  ];
}

/** The filters but one. */
export function withoutFilter(filters: Filters, { kind, value }: ActiveFilter): Filters {
  switch (kind) {
    case 'echo':
      return { ...filters, echo: false };
    case 'percent':
      return { ...filters, percent: ANY_PERCENT, wholePercent: false };
    case 'first':
      return { ...filters, first: null };
    case 'contiguous':
      return { ...filters, contiguous: false };
    case 'sequence':
      return { ...filters, sequence: [], contiguous: false };
    case 'starts':
    case 'ends':
    case 'inputs':
      return { ...filters, [kind]: [] };
    case 'q':
      return { ...filters, q: '' };
    default: {
      const dropped = value.split(',');
      return { ...filters, [kind]: filters[kind].filter((each) => !dropped.includes(each)) };
    }
  }
}
