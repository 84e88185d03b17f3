import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './problem.js';
import type { ApiRequest } from './request.js';
import { send } from './send.js';

const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = (asked, { signal }) => send(asked, signal);

/** The one API of the page. Endpoints are injected by the features that show them. */
export const baseApi = createApi({
  baseQuery,
  tagTypes: [
    'Search',
    'Me',
    'Favorites',
    'Lists',
    'UserCombos',
    'Searches',
    'Notifications',
    'Guides',
    'Moderation',
    'Practice',
    'ApiTokens',
  ],
  endpoints: () => ({}),
});
