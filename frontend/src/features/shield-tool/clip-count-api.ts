import type { SearchResult } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';
import { send } from '../../shared/api/send.js';

const clipCountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many combos of a fighter begin with a move. */
    clipCount: build.query<number, { readonly fighterId: string; readonly move: string }>({
      queryFn: async ({ fighterId, move }, { signal }) => {
        const query = { attacker: fighterId, first: move, limit: 1 };
        const sent = await send(request(calls.search, { query }), signal);
        return 'error' in sent ? sent : { data: (sent.data as SearchResult).total };
      },
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useClipCountQuery } = clipCountApi;
