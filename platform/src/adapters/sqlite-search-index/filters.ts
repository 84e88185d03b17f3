import type { FacetCounts } from '@combolab/contracts';
import type { SearchQuery } from '../../ports/search-index.js';
import type { Collection } from './collection.js';
import { DocSet } from './doc-set.js';
import { moveFilters } from './move-filters.js';
import type { Reading } from './reading.js';
import type { Level } from './term-dictionary.js';

export type FacetName = keyof FacetCounts;

/** One condition of a query. */
export interface Filter {
  /** Same key, same documents, while nothing is written. */
  readonly key: string;
  /** The facet whose positive choice this is; its counts leave this filter out. */
  readonly facet: FacetName | null;
  /** All documents that may pass. */
  documents(): DocSet;
  /** Makes the test that those have to pass as well; null = none. It looks at single documents, and costs far more. */
  readonly test: (() => (ordinal: number) => boolean) | null;
}

const sorted = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** The conditions of a query in a fixed order, so that equal questions have equal keys. */
export function filtersOf(query: SearchQuery, reading: Reading, collection: Collection): Filter[] {
  const filters: Filter[] = [];
  const { facets } = collection;
  const chosen = (facet: Exclude<FacetName, 'percent'>, values: readonly string[]): void => {
    const any = sorted(values);
    if (any.length === 0) return;
    filters.push({
      key: JSON.stringify([facet, ...any]),
      facet,
      documents: () => facets[facet].anyOf(any, collection.universe),
      test: null,
    });
  };
  const excluded = (facet: 'attacker' | 'defender' | 'tag', values: readonly string[]): void => {
    const any = sorted(values);
    if (any.length === 0) return;
    const documents = (): DocSet => collection.alive().minus(facets[facet].anyOf(any, collection.universe));
    filters.push({ key: JSON.stringify(['not', facet, ...any]), facet: null, documents, test: null });
  };
  chosen('game', query.game === null ? [] : [query.game]);
  chosen('attacker', query.attackers);
  chosen('defender', query.defenders);
  chosen('tag', query.tags);
  chosen('difficulty', query.difficulties);
  chosen('verified', query.verified === null ? [] : [String(query.verified)]);
  excluded('attacker', query.notAttackers);
  excluded('defender', query.notDefenders);
  excluded('tag', query.notTags);
  if (query.percent !== null) filters.push(percentFilter(query.percent, collection));
  filters.push(...moveFilters(query, collection));
  if (reading.asked.length > 0) filters.push(textFilter(reading, 'any', collection));
  return filters;
}

function percentFilter(percent: readonly [number, number], collection: Collection): Filter {
  const documents = (): DocSet => collection.percents.overlapping(percent, collection.alive(), collection.universe);
  return { key: JSON.stringify(['percent', ...percent]), facet: 'percent', documents, test: null };
}

/** All words stand at the level or nearer. */
export function textFilter({ key, asked }: Reading, level: Level, collection: Collection): Filter {
  const documents = (): DocSet => {
    const { terms, universe } = collection;
    const sets = asked.map(({ any, asPrefix }) =>
      asPrefix
        ? terms.prefix(any[0] ?? '', level, universe)
        : DocSet.union(
            any.map((word) => terms.whole(word, level, universe)),
            universe,
          ),
    );
    if (collection.hasDead) sets.push(collection.alive());
    return sets.sort((a, b) => a.size - b.size).reduce((all, set) => all.intersect(set));
  };
  return { key: JSON.stringify([level, key]), facet: null, documents, test: null };
}
