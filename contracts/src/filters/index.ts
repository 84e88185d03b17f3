export { activeFilters, withoutFilter, type ActiveFilter } from './active-filters.js';
export * from './filter-words.js';
export * from './filters.js';
export { inOtherGame } from './in-other-game.js';
export { searchTitle } from './search-title.js';
export { addressQuery, queryString, type AddressQuery, type QueryValue } from './query-string.js';
