/** What people do, in the busiest hour. */
export interface Load {
  /** Combos there are. */
  readonly combos: number;
  /** Commands a second, of all kinds together. */
  readonly commands: number;
  /** People with a page open. */
  readonly viewers: number;
  /** Part of commands whose views cross shards (a combo shared, a follow, a guide): they are written by one process at a time. */
  readonly crossing: number;
  /** Part of commands that go to the topic of users (favourites, practice). */
  readonly ofUsers: number;
  /** Rooms of combos that a viewer is in: cards of a page, or the one combo. */
  readonly roomsEach: number;
  /** Answers of the API that a viewer asks for in a second, commands not counted. */
  readonly readsEach: number;
  /** Searches with facets that a viewer asks for in a second. */
  readonly searchesEach: number;
  /** Exponent of the popularity of combos, see `Popularity`. */
  readonly exponent: number;
}

/** What a load says that is not asked for, and why. */
export const STANDARD_LOAD = {
  // a combo shared, a guide, a follow: rare beside likes
  crossing: 0.005,
  ofUsers: 0.1,
  // a page of results has ten cards (`LIMITS.pageSize`), a combo's page one: two of three are on the latter
  roomsEach: 4,
  // another page or clip every 30 s, two answers each, a third of them searches
  readsEach: 2 / 30,
  searchesEach: 1 / 90,
  // requests for pages follow 0.64 to 0.83 (Breslau et al., Web Caching and Zipf-like Distributions, INFOCOM 1999); the steeper, the hotter the rooms
  exponent: 0.8,
} as const;
