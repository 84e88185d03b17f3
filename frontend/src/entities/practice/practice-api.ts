import type { AnswerOf, Practice, PracticeEntry, PracticeRun, routes } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';

type Routes = typeof routes;

/** Whose practice of what. By user, so that nobody sees that of who was here before. */
export interface OwnPractice {
  readonly userId: string;
  readonly comboId: string;
}

const practiceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a user practises, soonest due first. */
    practiceQueue: build.query<readonly PracticeEntry[], string>({
      query: () => request(calls.practiceQueue, {}),
      transformResponse: ({ entries }: AnswerOf<Routes['practiceQueue']>) => entries,
      providesTags: ['Practice'],
    }),
    practiceOf: build.query<Practice, OwnPractice>({
      query: ({ comboId }) => request(calls.practiceOf, { params: { comboId } }),
    }),
    /** The best runs of this week. */
    practiceBoard: build.query<AnswerOf<Routes['practiceBoard']>, string>({
      query: (comboId) => request(calls.practiceBoard, { params: { comboId } }),
    }),
    /** Records a run; the server judges it. */
    recordPractice: build.mutation<
      AnswerOf<Routes['recordPractice']>,
      { userId: string; run: PracticeRun; idempotencyKey: string }
    >({
      query: ({ run, idempotencyKey }) => request(calls.recordPractice, { body: { run }, idempotencyKey }),
      invalidatesTags: (_result, error) => (error === undefined ? ['Practice'] : []),
      onQueryStarted: async ({ userId, run: { comboId } }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data === null) return;
        void dispatch(practiceApi.util.upsertQueryData('practiceOf', { userId, comboId }, data.practice));
      },
    }),
    /** Takes a combo out of the queue: gone at once, back when the server refuses. */
    stopPractice: build.mutation<unknown, OwnPractice>({
      query: ({ comboId }) => request(calls.stopPractice, { body: { comboId } }),
      onQueryStarted: async ({ userId, comboId }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          practiceApi.util.updateQueryData('practiceQueue', userId, (entries) =>
            entries.filter((entry) => entry.comboId !== comboId),
          ),
        );
        await queryFulfilled.catch(() => {
          shown.undo();
        });
      },
    }),
  }),
});

/** What a user practises, asked for now. */
export const askPracticeQueue = (userId: string) =>
  practiceApi.endpoints.practiceQueue.initiate(userId, { subscribe: false, forceRefetch: true });
/** How far a user is with a combo, asked for now. */
export const askPracticeOf = (own: OwnPractice) =>
  practiceApi.endpoints.practiceOf.initiate(own, { subscribe: false, forceRefetch: true });
/** Records a run. */
export const recordRun = (run: { userId: string; run: PracticeRun; idempotencyKey: string }) =>
  practiceApi.endpoints.recordPractice.initiate(run);

export const {
  usePracticeQueueQuery,
  usePracticeOfQuery,
  usePracticeBoardQuery,
  useRecordPracticeMutation,
  useStopPracticeMutation,
} = practiceApi;
