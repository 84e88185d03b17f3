import type { AnswerOf, ApiToken, BodyIn, routes } from '@combolab/contracts';
import { baseApi } from '../../../shared/api/base-api.js';
import { call } from '../../../shared/api/calls.js';
import { request } from '../../../shared/api/request.js';

type Routes = typeof routes;
export type TokenToMake = BodyIn<Routes['makeApiToken']>;

const calls = {
  tokens: call<Routes['apiTokens']>('GET', '/user/api-tokens'),
  make: call<Routes['makeApiToken']>('POST', '/user/make-api-token'),
  revoke: call<Routes['revokeApiToken']>('POST', '/user/revoke-api-token'),
};

type List = readonly ApiToken[];

const tokensApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The user's API tokens, newest first; by user, so that nobody sees those of who was here before. */
    apiTokens: build.query<List, string>({
      query: () => request(calls.tokens, {}),
      transformResponse: ({ tokens }: { tokens: List }) => tokens,
      providesTags: ['ApiTokens'],
    }),
    // an answer that was lost leaves a token in the list whose text nobody has: it is to be seen
    makeApiToken: build.mutation<AnswerOf<Routes['makeApiToken']>, TokenToMake>({
      query: (body) => request(calls.make, { body }),
      invalidatesTags: ['ApiTokens'],
    }),
    revokeApiToken: build.mutation<unknown, string>({
      query: (tokenId) => request(calls.revoke, { body: { tokenId } }),
      invalidatesTags: ['ApiTokens'],
    }),
  }),
});

export const { useApiTokensQuery, useMakeApiTokenMutation, useRevokeApiTokenMutation } = tokensApi;
