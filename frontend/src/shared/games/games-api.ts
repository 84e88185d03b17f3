import type { AnswerOf, routes } from '@combolab/contracts';
import { baseApi } from '../api/base-api.js';
import { calls } from '../api/calls.js';
import { request } from '../api/request.js';

type Answer = AnswerOf<(typeof routes)['availableGames']>;
export type GameTab = Answer['availableGames'][number];

const gamesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The games there are. */
    games: build.query<readonly GameTab[], undefined>({
      query: () => request(calls.availableGames, {}),
      transformResponse: (answer: Answer) => answer.availableGames,
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useGamesQuery } = gamesApi;
