import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from '../../shared/api/base-api.js';
import { isOffline } from '../../shared/api/problem.js';
import type { SharedDispatch, SharedState } from '../../shared/state.js';

interface Endpoint {
  readonly initiate: (arg: unknown, options: { forceRefetch: true; subscribe: false }) => Parameters<SharedDispatch>[0];
}

/** Entries of cards are filled by the answers that carry them. */
const FILLED = 'card';

/**
 * Asks again for what the page holds that was kept, or that could not be had.
 * @param since when the server could first not be reached, in ms
 */
export const askAgain =
  (since: number) =>
  (dispatch: SharedDispatch, getState: () => SharedState): void => {
    const endpoints: Readonly<Record<string, Endpoint | undefined>> = baseApi.endpoints;
    for (const entry of Object.values(getState().api.queries)) {
      if (entry?.endpointName === undefined || entry.endpointName === FILLED) continue;
      const missed =
        entry.status === QueryStatus.fulfilled ? entry.fulfilledTimeStamp >= since : isOffline(entry.error);
      const endpoint = endpoints[entry.endpointName];
      if (missed && endpoint !== undefined)
        void dispatch(endpoint.initiate(entry.originalArgs, { forceRefetch: true, subscribe: false }));
    }
  };
