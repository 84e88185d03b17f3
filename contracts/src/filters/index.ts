export { activeFilters, withoutFilter, type ActiveFilter } from './active-filters.js';
export { FILTER_SENTENCES, type FilterSentence } from './filter-sentences.js';
export { filterSpeech } from './filter-speech.js';
export { filterWords, searchTitle } from './filter-words.js';
export * from './filters.js';
export { firstPageQuery } from './first-page-query.js';
export { inOtherGame } from './in-other-game.js';
export { addressQuery, queryString, type AddressQuery, type QueryValue } from './query-string.js';
