import { skipToken } from '@reduxjs/toolkit/query';
import type { OwnUser } from '@combolab/contracts';
import { useSharedSelector } from '../state.js';
import type { AuthState } from './auth-slice.js';
import { useMeQuery } from './me-api.js';

export const useAuth = (): AuthState => useSharedSelector((state) => state.auth);

/** The signed-in user; undefined for visitors and while it loads. */
export function useMe(): OwnUser | undefined {
  const { userId } = useAuth();
  return useMeQuery(userId ?? skipToken).currentData;
}
