import type { AnswerOf, BodyIn, OwnUser, routes } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { problemCode } from '../../shared/api/problem.js';
import { request } from '../../shared/api/request.js';
import { updateMe } from '../../shared/auth/me-api.js';

type Routes = typeof routes;
type Change = Pick<BodyIn<Routes['updateUser']>, 'baseVersion' | 'displayName' | 'photoUrl' | 'fullscreenMode'>;

const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the own profile. A switch is shown at once and taken back when refused; the rest once it is saved. */
    updateUser: build.mutation<AnswerOf<Routes['updateUser']>, Change & { readonly userId: string }>({
      query: ({ userId: _, ...body }) => request(calls.updateUser, { body }),
      onQueryStarted: async ({ userId, fullscreenMode }, { dispatch, queryFulfilled }) => {
        const shown =
          fullscreenMode === undefined
            ? null
            : dispatch(
                updateMe(userId, (me) => {
                  me.fullscreenMode = fullscreenMode;
                }),
              );
        try {
          const { readAfter: _, ...now } = (await queryFulfilled).data;
          dispatch(updateMe(userId, (me) => Object.assign(me, now satisfies OwnUser)));
        } catch {
          shown?.undo();
        }
      },
      invalidatesTags: (_answer, error) => (problemCode(error) === 'stale' ? ['Me'] : []),
    }),
    /** Sends a picture; its address is to be saved on the profile. */
    sendPicture: build.mutation<AnswerOf<Routes['userPicture']>, Blob>({
      query: (picture) => {
        const form = new FormData();
        form.set('picture', picture, 'picture');
        return { ...request(calls.userPicture, {}), body: form };
      },
    }),
  }),
});

export const { useUpdateUserMutation, useSendPictureMutation } = settingsApi;
