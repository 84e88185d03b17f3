import type { AnswerOf, Reason, routes } from '@combolab/contracts';
import { filterQuery, type Filters } from '@combolab/contracts/filters';
import { baseApi } from '../../../shared/api/base-api.js';
import { calls } from '../../../shared/api/calls.js';
import { request } from '../../../shared/api/request.js';
import { send } from '../../../shared/api/send.js';

interface Asked {
  readonly comboId: string;
  readonly found: Filters;
}

const whyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Why a combo stands where it does among what was found. */
    why: build.query<readonly Reason[], Asked>({
      queryFn: async ({ comboId, found }, { signal }) => {
        const query = { game: found.game, ...filterQuery(found) };
        const sent = await send(request(calls.whyFound, { params: { comboId }, query }), signal);
        return 'error' in sent ? sent : { data: (sent.data as AnswerOf<typeof routes.whyFound>).reasons };
      },
    }),
  }),
});

export const { useWhyQuery } = whyApi;
