import type { CustomMappings, OwnUser } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';

interface Given {
  readonly userId: string;
  readonly customMappings: CustomMappings;
}

const mappingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves all custom mappings. */
    saveMappings: build.mutation<OwnUser, Given>({
      query: ({ customMappings }) => request(calls.setCustomControls, { body: { customMappings } }),
    }),
  }),
});

export const { useSaveMappingsMutation } = mappingsApi;
