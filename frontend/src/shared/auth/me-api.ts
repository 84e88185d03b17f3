import type { OwnUser } from '@combolab/contracts';
import { baseApi } from '../api/base-api.js';
import { calls } from '../api/calls.js';
import { request } from '../api/request.js';

const meApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user, by id. */
    me: build.query<OwnUser, string>({
      query: (userId) => request(calls.user, { params: { userId } }),
      providesTags: ['Me'],
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useMeQuery } = meApi;
/** What is known of the signed-in user, from the state. */
export const selectMe = (userId: string) => meApi.endpoints.me.select(userId);
/** Changes what is known of the signed-in user without asking again. */
export const updateMe = (userId: string, change: (me: OwnUser) => void) =>
  meApi.util.updateQueryData('me', userId, change);
