export const SEARCH_SORTS = ['best', 'new', 'liked', 'easy', 'wide'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
