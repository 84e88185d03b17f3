import type { ControllerType } from '@combolab/contracts';
import { baseApi } from '../api/base-api.js';
import { calls } from '../api/calls.js';
import { request } from '../api/request.js';
import { updateMe } from '../auth/me-api.js';

const controllerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps the controller of a game on the account; shown at once, taken back when refused. */
    preferController: build.mutation<unknown, { userId: string; gameId: string; controllerType: ControllerType }>({
      query: ({ gameId, controllerType }) =>
        request(calls.setPreferredController, { body: { gameId, controllerType } }),
      onQueryStarted: async ({ userId, gameId, controllerType }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          updateMe(userId, (me) => {
            me.preferredControllers[gameId] = controllerType;
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const { usePreferControllerMutation } = controllerApi;
