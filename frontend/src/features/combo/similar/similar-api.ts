import type { AnswerOf, routes } from '@combolab/contracts';
import { baseApi } from '../../../shared/api/base-api.js';
import { calls } from '../../../shared/api/calls.js';
import { request } from '../../../shared/api/request.js';
import { send } from '../../../shared/api/send.js';
import { fillCards } from '../../../shared/combos/card-api.js';

type SimilarCombos = AnswerOf<(typeof routes)['similarCombos']>;

const similarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What one may want to see after a combo. */
    similar: build.query<SimilarCombos, string>({
      queryFn: async (comboId, { signal }) => {
        const sent = await send(request(calls.similarCombos, { params: { comboId } }), signal);
        return 'error' in sent ? sent : { data: sent.data as SimilarCombos };
      },
      onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data !== null) dispatch(fillCards(Object.values(data).flat()));
      },
      providesTags: ['Search'],
    }),
  }),
});

export const { useSimilarQuery } = similarApi;
