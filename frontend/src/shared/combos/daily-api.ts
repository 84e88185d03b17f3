import type { AnswerOf, GameId, routes } from '@combolab/contracts';
import { baseApi } from '../api/base-api.js';
import { calls } from '../api/calls.js';
import { request } from '../api/request.js';
import { send } from '../api/send.js';

type DailyCombo = AnswerOf<(typeof routes)['dailyCombo']>;

/** The day in UTC: `2026-11-21`. */
export const dayNow = (): string => new Date().toISOString().slice(0, 10);

const dailyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The combo of the day of a game; another day is asked for anew. */
    dailyCombo: build.query<DailyCombo, { readonly gameId: GameId; readonly day: string }>({
      queryFn: async ({ gameId }, { signal }) => {
        const sent = await send(request(calls.dailyCombo, { params: { gameId } }), signal);
        return 'error' in sent ? sent : { data: sent.data as DailyCombo };
      },
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useDailyComboQuery } = dailyApi;
