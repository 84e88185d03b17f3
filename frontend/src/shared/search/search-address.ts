import { filterQuery, queryString, type Filters } from '@combolab/contracts/filters';

/** What stands behind the `?` of a search's address, as the API takes it; in no order of its own. */
export const searchAddress = (filters: Filters): string =>
  queryString({ game: filters.game, ...filterQuery({ ...filters, sort: null }) }).slice(1);

/** Whether a search asks for nothing but a game's combos. */
export const asksNothing = (filters: Filters): boolean => searchAddress(filters) === `game=${filters.game}`;
