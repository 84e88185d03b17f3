import type { Combo, SearchResult } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';
import { send } from '../../shared/api/send.js';

/** The newest that is ready and has enough presses to be worth watching, else the newest. */
const worthShowing = (hits: SearchResult['hits']) =>
  hits.find(({ previewState, difficulty }) => previewState.state === 'ready' && difficulty !== 'Easy') ?? hits[0];

const sampleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One combo with its presses, to show what the product is; null while nobody has shared one. */
    sampleCombo: build.query<Combo | null, undefined>({
      queryFn: async (_nothing, { signal }) => {
        const found = await send(request(calls.search, { query: { limit: 10 } }), signal);
        if ('error' in found) return found;
        const hit = worthShowing((found.data as SearchResult).hits);
        if (hit === undefined) return { data: null };
        const whole = await send(request(calls.combo, { params: { comboId: hit._id } }), signal);
        if ('error' in whole) return whole;
        return { data: (whole.data as readonly Combo[])[0] ?? null };
      },
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useSampleComboQuery } = sampleApi;
