import type { Combo } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import type { ApiError } from '../../shared/api/problem.js';
import { request } from '../../shared/api/request.js';
import { fetchCombo, fillCards } from '../../shared/combos/card-api.js';
import type { ComboContent, ComboBody } from './combo-form.js';

interface Edit {
  readonly comboId: string;
  readonly baseVersion: number;
  readonly body: ComboBody;
  readonly idempotencyKey: string;
}

const editApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A combo as it was when its editing began; not followed, so that nothing changes under the hands. */
    comboToEdit: build.query<Combo, string>({
      queryFn: (comboId, { signal }) => fetchCombo(comboId, signal),
      keepUnusedDataFor: 0,
    }),
    updateCombo: build.mutation<Combo, Edit>({
      query: ({ comboId, baseVersion, body, idempotencyKey }) =>
        request(calls.updateCombo, { body: { comboId, baseVersion, ...body }, idempotencyKey }),
      onQueryStarted: async (_edit, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data !== null) dispatch(fillCards([data]));
      },
      invalidatesTags: (_answer, error) => (error === undefined ? ['Search', 'UserCombos'] : []),
    }),
  }),
});

export const { useComboToEditQuery, useUpdateComboMutation } = editApi;

/** What stands on the server now, as a refused stale edit answers it. */
export type CurrentContent = ComboContent & Pick<Combo, 'actions' | 'contentVersion'>;

/** The other version, when a combo was changed by somebody else meanwhile; null for every other failure. */
export function staleContent(error: ApiError): CurrentContent | null {
  if (error.kind !== 'problem' || error.status !== 409) return null;
  const { current } = error.problem;
  const known = typeof current === 'object' && current !== null && 'contentVersion' in current && 'actions' in current;
  return known ? (current as CurrentContent) : null;
}
