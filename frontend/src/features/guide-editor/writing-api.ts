import type { AnswerOf, Guide, GuideCard, routes } from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { request } from '../../shared/api/request.js';
import { guidesApi, type GuidesOf } from '../../entities/guides/guides-api.js';
import { calls } from '../../shared/api/calls.js';

type Routes = typeof routes;

const ALL = { type: 'Guides' as const, id: 'all' };

export const writingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A guide to be written, as it is now. */
    guideToWrite: build.query<Guide, string>({
      query: (guideId) => request(calls.guide, { params: { guideId } }),
    }),
    createGuide: build.mutation<AnswerOf<Routes['createGuide']>, { idempotencyKey: string }>({
      query: ({ idempotencyKey }) => request(calls.createGuide, { body: {}, idempotencyKey }),
      invalidatesTags: (_answer, error) => (error === undefined ? [ALL] : []),
    }),
    /** Sends the picture of a guide; its address is to be saved with the guide. */
    sendGuidePicture: build.mutation<AnswerOf<Routes['guidePreviewImage']>, { guideId: string; picture: Blob }>({
      query: ({ guideId, picture }) => {
        const form = new FormData();
        form.set('picture', picture, 'picture');
        return { ...request(calls.guidePreviewImage, { params: { guideId } }), body: form };
      },
    }),
  }),
});

export const { useGuideToWriteQuery, useCreateGuideMutation, useSendGuidePictureMutation } = writingApi;

/** Shows a guide in the list of the own guides as it was saved. */
export const showSaved = (who: GuidesOf, saved: GuideCard) =>
  guidesApi.util.updateQueryData('guidesOf', who, (guides) =>
    guides.map((guide) => (guide._id === saved._id ? { ...saved, sections: saved.sections.slice(0, 3) } : guide)),
  );
