import type { SearchQuery } from '../../ports/search-index.js';
import type { Collection } from './collection.js';
import type { Filter } from './filters.js';
import type { OrderedValues } from './ordered-values.js';

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** The conditions on moves and inputs. */
export function moveFilters(query: SearchQuery, collection: Collection): Filter[] {
  const { moves, inputs, universe } = collection;
  const { first } = query;
  const any = unique(query.moves);
  const every = unique(query.allMoves);
  const none = unique(query.notMoves);
  const filters: Filter[] = [];
  const add = (key: string, values: readonly string[], documents: Filter['documents']): void => {
    if (values.length > 0)
      filters.push({ key: JSON.stringify([key, ...values]), facet: null, documents, known: () => [], test: null });
  };
  add('moves', any, () => moves.anyOf(any, universe));
  add('all moves', every, () => moves.allOf(every, universe));
  add('no moves', none, () => collection.alive().minus(moves.anyOf(none, universe)));
  add('first', first === null ? [] : [first], () => moves.startingWith(first ?? '', universe));
  if (query.sequence.length > 0) filters.push(orderFilter('sequence', query.sequence, moves, universe));
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
