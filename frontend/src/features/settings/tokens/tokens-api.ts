import type { AnswerOf, ApiToken, BodyIn, routes } from '@combolab/contracts';
import { baseApi } from '../../../shared/api/base-api.js';
import { calls } from '../../../shared/api/calls.js';
import { request } from '../../../shared/api/request.js';

type Routes = typeof routes;
export type TokenToMake = BodyIn<Routes['makeApiToken']>;

type List = readonly ApiToken[];

const tokensApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user's API tokens, newest first; by user, so that nobody sees those of who was here before. */
    apiTokens: build.query<List, string>({
      query: () => request(calls.apiTokens, {}),
      transformResponse: ({ tokens }: { tokens: List }) => tokens,
      providesTags: ['ApiTokens'],
    }),
    // an answer that was lost leaves a token in the list whose text nobody has: it is to be seen
    makeApiToken: build.mutation<AnswerOf<Routes['makeApiToken']>, TokenToMake>({
      query: (body) => request(calls.makeApiToken, { body }),
      invalidatesTags: ['ApiTokens'],
    }),
    revokeApiToken: build.mutation<unknown, string>({
      query: (tokenId) => request(calls.revokeApiToken, { body: { tokenId } }),
      invalidatesTags: ['ApiTokens'],
    }),
  }),
});

export const { useApiTokensQuery, useMakeApiTokenMutation, useRevokeApiTokenMutation } = tokensApi;
