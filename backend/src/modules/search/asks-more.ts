import { EXCLUDABLE_FIELDS, exclusionOf, FIELD_NAMES } from '@combolab/contracts';
import type { SearchQuery } from '@combolab/platform';

/** Whether a query asks for anything beside words and a game. */
export const asksMore = (query: SearchQuery): boolean =>
  query.percent !== null ||
  query.first !== null ||
  FIELD_NAMES.some((name) => name !== 'game' && query[name].length > 0) ||
  EXCLUDABLE_FIELDS.some((name) => query[exclusionOf(name)].length > 0) ||
  [query.moves, query.allMoves, query.notMoves, query.sequence, query.starts, query.ends, query.inputs].some(
    ({ length }) => length > 0,
  );
