import type { ExcludableField, FacetCounts, FacetField, FieldName } from '@combolab/contracts';
import { EXCLUDABLE_FIELDS, exclusionOf, FACET_FIELDS, FIELD_NAMES, fieldOf } from '@combolab/contracts/plain';
import type { SearchQuery } from '../../ports/search-index.js';
import type { Collection } from './collection.js';
import { DocSet } from './doc-set.js';
import { isKept, type KeptFacet } from './field-columns.js';
import { combined, type KnownSet } from './known-sets.js';
import { moveFilters } from './move-filters.js';
import type { AskedWord, Reading } from '../search-text/reading.js';
import { all } from './tally.js';
import type { Level } from './term-dictionary.js';

export type FacetName = keyof FacetCounts;
export const FACET_NAMES: readonly FacetName[] = [...FACET_FIELDS, 'percent'];

/** One condition of a query. */
export interface Filter {
  /** Same key, same documents, while nothing is written. */
  readonly key: string;
  /** The facet whose positive choice this is; its counts leave this filter out. */
  readonly facet: FacetName | null;
  /** All documents that may pass. */
  documents(): DocSet;
  /** Sets with known counts that hold all of its documents. */
  known(): readonly KnownSet[];
  /** Makes the test that those have to pass as well; null = none. It looks at single documents, and costs far more. */
  readonly test: (() => (ordinal: number) => boolean) | null;
}

/** Both the question and its counts may ask. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

const isFacet = (name: FieldName): name is FacetField => fieldOf(name).facet;

const DOCUMENTS_PER_PART = 256;

const sorted = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** The conditions of a query in a fixed order, so that equal questions have equal keys. */
export function filtersOf(query: SearchQuery, reading: Reading, collection: Collection): Filter[] {
  const filters = FIELD_NAMES.flatMap((name) => chosen(name, query[name], collection));
  for (const name of EXCLUDABLE_FIELDS) filters.push(...excluded(name, query[exclusionOf(name)], collection));
  if (query.percent !== null) filters.push(percentFilter(query.percent, query.wholePercent, collection));
  filters.push(...moveFilters(query, collection));
  if (reading.asked.length > 0 && query.words !== 'none')
    filters.push(query.words === 'all' ? textFilter(reading, 'any', collection) : oneFilter(reading, collection));
  return filters;
}

function chosen(name: FieldName, values: readonly string[], collection: Collection): Filter[] {
  const any = sorted(values);
  if (any.length === 0) return [];
  const documents = once(() => collection.values[name].anyOf(any, collection.universe));
  const facet = isFacet(name) ? name : null;
  const known = (): KnownSet[] => (isKept(name) ? knownValues(name, any, documents, collection) : []);
  return [{ key: JSON.stringify([name, ...any]), facet, documents, known, test: null }];
}

function excluded(name: ExcludableField, values: readonly string[], collection: Collection): Filter[] {
  const any = sorted(values);
  if (any.length === 0) return [];
  const documents = once(() => collection.alive().minus(collection.values[name].anyOf(any, collection.universe)));
  const known = (): KnownSet[] => (isKept(name) ? knownValues(name, any, documents, collection, all(collection)) : []);
  return [{ key: JSON.stringify(['not', name, ...any]), facet: null, documents, known, test: null }];
}

function percentFilter(percent: readonly [number, number], isWhole: boolean, collection: Collection): Filter {
  const way = isWhole && percent[0] !== percent[1] ? 'containing' : 'overlapping';
  const documents = once(() => collection.percents[way](percent, collection.alive(), collection.universe));
  const known = (): KnownSet[] => {
    // those that start too late and those that end too early may be the same ones
    if (way === 'containing') return [];
    const parts = collection.counts.outside(percent);
    // few documents are counted sooner than many counts are added
    return collection.size < parts.length * DOCUMENTS_PER_PART ? [] : [combined(parts, documents, all(collection))];
  };
  return { key: JSON.stringify([way, ...percent]), facet: 'percent', documents, known, test: null };
}

/** Of several values only where no document has two of them. @param whole then it is the others of it */
function knownValues(
  facet: KeptFacet,
  values: readonly string[],
  documents: () => DocSet,
  { counts }: Collection,
  whole: KnownSet | null = null,
): KnownSet[] {
  if (values.length > 1 && fieldOf(facet).many) return [];
  return [combined(counts.of(facet, values), documents, whole)];
}

/** The documents with one word of a text, at the level or nearer. */
export function wordDocuments({ any, asPrefix }: AskedWord, level: Level, collection: Collection): DocSet {
  const { terms, universe } = collection;
  if (asPrefix) return terms.prefix(any[0] ?? '', level, universe);
  return DocSet.union(
    any.map((word) => terms.whole(word, level, universe)),
    universe,
  );
}

/** Any of the words stands anywhere. */
function oneFilter({ key, asked }: Reading, collection: Collection): Filter {
  const documents = (): DocSet => {
    const found = DocSet.union(
      asked.map((word) => wordDocuments(word, 'any', collection)),
      collection.universe,
    );
    return collection.hasDead ? found.intersect(collection.alive()) : found;
  };
  return { key: JSON.stringify(['one', key]), facet: null, documents, known: () => [], test: null };
}

/** All words stand at the level or nearer. */
export function textFilter({ key, asked }: Reading, level: Level, collection: Collection): Filter {
  const documents = (): DocSet => {
    const sets = asked.map((word) => wordDocuments(word, level, collection));
    if (collection.hasDead) sets.push(collection.alive());
    return sets.sort((a, b) => a.size - b.size).reduce((all, set) => all.intersect(set));
  };
  const known = (): KnownSet[] =>
    asked.flatMap(({ any, asPrefix }) => {
      const [word, more] = any;
      if (level !== 'any' || word === undefined || more !== undefined) return [];
      const alive = collection.hasDead ? collection.alive() : null;
      return collection.terms.known(word, asPrefix, alive, collection.universe) ?? [];
    });
  return { key: JSON.stringify([level, key]), facet: null, documents, known, test: null };
}
