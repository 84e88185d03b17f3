import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './api/base-api.js';
import { authReducer } from './auth/auth-slice.js';
import { pendingFeedbackReducer } from './combos/pending-feedback.js';
import { connectionReducer } from './live/connection-slice.js';
import { lastListReducer } from './combos/last-list.js';

/** Reducers every page shares; the store adds nothing to them. */
export const sharedReducers = {
  [baseApi.reducerPath]: baseApi.reducer,
  auth: authReducer,
  connection: connectionReducer,
  pendingFeedback: pendingFeedbackReducer,
  lastList: lastListReducer,
};

export type SharedState = { [K in keyof typeof sharedReducers]: ReturnType<(typeof sharedReducers)[K]> };
export type SharedDispatch = ThunkDispatch<SharedState, unknown, UnknownAction>;

export const useSharedSelector = useSelector.withTypes<SharedState>();
export const useSharedDispatch = useDispatch.withTypes<SharedDispatch>();
