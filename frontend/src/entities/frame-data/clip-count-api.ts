import type { SearchResult } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';
import { send } from '../../shared/api/send.js';

/** Which combos a link of the frame data leads to; the move is done in them, not only spoken of. */
export interface AskedClips {
  readonly fighterId: string;
  /** Id of the move in the search. */
  readonly move: string;
  /** `opens`: they begin with it; `performs`: it is anywhere in them. */
  readonly where: 'opens' | 'performs';
  /** Only those that their author says begin out of shield. */
  readonly outOfShield: boolean;
}

const clipCountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many combos of a fighter do a move. */
    clipCount: build.query<number, AskedClips>({
      queryFn: async ({ fighterId, move, where, outOfShield }, { signal }) => {
        const query = { attacker: fighterId, [where]: move, ...(outOfShield && { outOfShield: 'true' }), limit: 1 };
        const sent = await send(request(calls.search, { query }), signal);
        return 'error' in sent ? sent : { data: (sent.data as SearchResult).total };
      },
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useClipCountQuery } = clipCountApi;
