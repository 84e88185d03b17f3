import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Tally, ViewVersion } from '@combolab/contracts';

/** Like 1, dislike -1, neither 0. */
export type Feedback = 1 | 0 | -1;

/** What the user asked for and the server has not confirmed yet. */
export interface PendingFeedback {
  readonly wanted: Feedback;
  /** What the user's feedback and the counts were when it was asked. */
  readonly before: { readonly mine: Feedback; readonly tally: Tally; readonly version: ViewVersion };
}

const slice = createSlice({
  name: 'pendingFeedback',
  initialState: (): Record<string, PendingFeedback> => ({}),
  reducers: {
    feedbackAsked: (state, { payload }: PayloadAction<{ comboId: string; pending: PendingFeedback }>) => ({
      ...state,
      [payload.comboId]: payload.pending,
    }),
    feedbackSettled: (state, { payload: comboId }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(state).filter(([id]) => id !== comboId)),
  },
});

export const { feedbackAsked, feedbackSettled } = slice.actions;
export const pendingFeedbackReducer = slice.reducer;
