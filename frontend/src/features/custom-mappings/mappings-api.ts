import type { CustomMappings, OwnUser, routes } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { call } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';

const setCustomControls = call<(typeof routes)['setCustomControls']>('POST', '/user/set-custom-controls');

interface Given {
  readonly userId: string;
  readonly customMappings: CustomMappings;
}

const mappingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves all custom mappings. */
    saveMappings: build.mutation<OwnUser, Given>({
      query: ({ customMappings }) => request(setCustomControls, { body: { customMappings } }),
    }),
  }),
});

export const { useSaveMappingsMutation } = mappingsApi;
