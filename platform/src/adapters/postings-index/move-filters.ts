import type { SearchQuery } from '../../ports/search-index.js';
import type { Collection } from './collection.js';
import type { Filter } from './filters.js';
import { standsAt } from '../../ranking/relevance.js';
import { DocSet } from './doc-set.js';
import type { OrderedValues } from './ordered-values.js';

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** The conditions on moves and inputs. */
export function moveFilters(query: SearchQuery, collection: Collection): Filter[] {
  const { moves, mentioned, inputs, universe } = collection;
  const { first } = query;
  const any = unique(query.moves);
  const every = unique(query.allMoves);
  const none = unique(query.notMoves);
  const filters: Filter[] = [];
  const add = (key: string, values: readonly string[], documents: Filter['documents']): void => {
    if (values.length > 0)
      filters.push({ key: JSON.stringify([key, ...values]), facet: null, documents, known: () => [], test: null });
  };
  const spokenOf = (each: string): DocSet =>
    DocSet.union([moves.having(each, universe), mentioned.having(each, universe)], universe);
  add('moves', any, () => DocSet.union(any.map(spokenOf), universe));
  add('all moves', every, () => every.map(spokenOf).reduce((all, set) => all.intersect(set)));
  add('no moves', none, () => collection.alive().minus(moves.anyOf(none, universe)));
  add('first', first === null ? [] : [first], () => moves.startingWith(first ?? '', universe));
  const { sequence, starts, ends, contiguous } = query;
  if (sequence.length > 0)
    filters.push(
      contiguous
        ? placeFilter('run', sequence, collection, everyPlace)
        : orderFilter('sequence', sequence, moves, universe),
    );
  if (starts.length > 0) filters.push(placeFilter('starts', starts, collection, (ordinal) => moves.startsOf(ordinal)));
  if (ends.length > 0) filters.push(placeFilter('ends', ends, collection, (_, length) => [length - ends.length]));
  if (query.inputs.length > 0) filters.push(orderFilter('inputs', query.inputs, inputs, universe));
  return filters;
}

/** Documents that have every value, and of them those that have them in this order. */
function orderFilter(name: string, values: readonly string[], among: OrderedValues, universe: number): Filter {
  return {
    key: JSON.stringify([name, ...values]),
    facet: null,
    documents: () => among.allOf(unique(values), universe),
    known: () => [],
    test: values.length === 1 ? null : () => among.inOrder(values),
  };
}

const everyPlace = (_: number, length: number): readonly number[] => Array.from({ length }, (__, at) => at);

/** Documents in which the moves stand with none between, at one of the places. */
function placeFilter(
  name: string,
  values: readonly string[],
  { moves, universe }: Collection,
  placesOf: (ordinal: number, length: number) => readonly number[],
): Filter {
  return {
    key: JSON.stringify([name, ...values]),
    facet: null,
    documents: () => moves.allOf(unique(values), universe),
    known: () => [],
    test: () => {
      const codes = moves.codesOf(values);
      return (ordinal) => {
        const run = moves.runOf(ordinal);
        return placesOf(ordinal, run.length).some((at) => standsAt(codes, run, at));
      };
    },
  };
}
