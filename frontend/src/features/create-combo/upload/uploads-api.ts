import type { Upload } from '@combolab/contracts';
import { baseApi } from '../../../shared/api/base-api.js';
import { calls } from '../../../shared/api/calls.js';
import { request } from '../../../shared/api/request.js';

const uploadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Own uploads that no combo has taken yet, newest first. */
    ownUploads: build.query<readonly Upload[], string>({
      query: () => request(calls.uploads, {}),
      transformResponse: ({ uploads }: { readonly uploads: readonly Upload[] }) => uploads,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOwnUploadsQuery } = uploadsApi;
