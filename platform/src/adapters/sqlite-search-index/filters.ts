import type { FacetCounts } from '@combolab/contracts';
import type { SearchQuery } from '../../ports/search-index.js';
import type { Collection } from './collection.js';
import type { DocSet } from './doc-set.js';
import { fold, wordsOf } from './fold.js';
import type { Level } from './term-dictionary.js';

export type FacetName = keyof FacetCounts;

/** One condition of a query. */
export interface Filter {
  /** Same key, same documents, while nothing is written. */
  readonly key: string;
  /** The facet whose positive choice this is; its counts leave this filter out. */
  readonly facet: FacetName | null;
  documents(): DocSet;
}

const sorted = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** The conditions of a query in a fixed order, so that equal questions have equal keys. */
export function filtersOf(query: SearchQuery, collection: Collection): Filter[] {
  const filters: Filter[] = [];
  const { facets } = collection;
  const chosen = (facet: Exclude<FacetName, 'percent'>, values: readonly string[]): void => {
    const any = sorted(values);
    if (any.length === 0) return;
    filters.push({
      key: JSON.stringify([facet, ...any]),
      facet,
      documents: () => facets[facet].anyOf(any, collection.universe),
    });
  };
  const excluded = (facet: 'attacker' | 'defender' | 'tag', values: readonly string[]): void => {
    const any = sorted(values);
    if (any.length === 0) return;
    const documents = (): DocSet => collection.alive().minus(facets[facet].anyOf(any, collection.universe));
    filters.push({ key: JSON.stringify(['not', facet, ...any]), facet: null, documents });
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
  const text = fold(query.text);
  if (text !== '') filters.push(textFilter(text, 'any', collection));
  return filters;
}

function percentFilter(percent: readonly [number, number], collection: Collection): Filter {
  const documents = (): DocSet => collection.percents.overlapping(percent, collection.alive(), collection.universe);
  return { key: JSON.stringify(['percent', ...percent]), facet: 'percent', documents };
}

/** All words stand at the level or nearer, the last one as a prefix. */
export function textFilter(folded: string, level: Level, collection: Collection): Filter {
  const documents = (): DocSet => {
    const words = wordsOf(folded);
    const last = words.pop() ?? '';
    const { terms, universe } = collection;
    const sets = [...new Set(words)].map((word) => terms.whole(word, level, universe)).sort((a, b) => a.size - b.size);
    sets.push(terms.prefix(last, level, universe));
    if (collection.hasDead) sets.push(collection.alive());
    return sets.reduce((all, set) => all.intersect(set));
  };
  return { key: JSON.stringify([level, folded]), facet: null, documents };
}
