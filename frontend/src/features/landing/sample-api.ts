import { GAMES, type AnswerOf, type GameId, type routes } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';

type Answer = AnswerOf<(typeof routes)['welcome']>;

/** What a visitor is shown of the product as it is now. */
export interface Welcome extends Pick<Answer, 'sample'> {
  /** How many combos there are, for each game that has some. */
  readonly counts: readonly { readonly gameId: GameId; readonly name: string; readonly combos: number }[];
}

const named = (counts: Answer['counts']): Welcome['counts'] =>
  GAMES.flatMap(({ id: gameId, shortName: name }) =>
    counts.filter((count) => count.gameId === gameId).map(({ combos }) => ({ gameId, name, combos })),
  );

const sampleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    welcome: build.query<Welcome, undefined>({
      query: () => request(calls.welcome, {}),
      transformResponse: ({ sample, counts }: Answer) => ({ sample, counts: named(counts) }),
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useWelcomeQuery } = sampleApi;
