import type { AnswerOf, routes } from '@combolab/contracts';
import { filterQuery, type Filters } from '@combolab/contracts/filters';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';

type Found = AnswerOf<(typeof routes)['search']>;

/** The names of more authors than that make the address too long; those who were followed last count. */
export const MOST_AUTHORS = 40;

const todayApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest combos of some authors, by their names, in any game. */
    newOfAuthors: build.query<Found, readonly string[]>({
      query: (names) =>
        request(calls.search, { query: { author: names.slice(0, MOST_AUTHORS), sort: 'new', limit: 3 } }),
      keepUnusedDataFor: 60,
    }),
    /** How many combos filters find, and the newest of them. */
    newestFound: build.query<Found, Filters>({
      query: (filters) =>
        request(calls.search, { query: { game: filters.game, ...filterQuery(filters), sort: 'new', limit: 1 } }),
      keepUnusedDataFor: 60,
    }),
    /** Combos of a game for somebody who has practised nothing yet. */
    firstToPractise: build.query<Found, string>({
      query: (game) => request(calls.search, { query: { game, difficulty: 'Easy', limit: 2 } }),
    }),
  }),
});

export const { useNewOfAuthorsQuery, useNewestFoundQuery, useFirstToPractiseQuery } = todayApi;
