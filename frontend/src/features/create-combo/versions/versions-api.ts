import type { AnswerOf, ComboVersion, routes } from '@combolab/contracts';
import { baseApi } from '../../../shared/api/base-api.js';
import { calls } from '../../../shared/api/calls.js';
import { request } from '../../../shared/api/request.js';

type Versions = (typeof routes)['comboVersions'];
const versionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest versions of a combo, at most 50; for its author and admins. */
    comboVersions: build.query<readonly ComboVersion[], string>({
      query: (comboId) => request(calls.comboVersions, { params: { comboId } }),
      transformResponse: ({ versions }: AnswerOf<Versions>) => versions,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useComboVersionsQuery } = versionsApi;
