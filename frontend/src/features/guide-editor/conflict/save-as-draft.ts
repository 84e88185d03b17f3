import type { AnswerOf, routes } from '@combolab/contracts';
import type { ApiError } from '../../../shared/api/problem.js';
import { request } from '../../../shared/api/request.js';
import { send } from '../../../shared/api/send.js';
import { calls } from '../../../shared/api/calls.js';
import { patchOf, type Content } from '../model/content.js';

type Made = AnswerOf<typeof routes.createGuide>;

/** What became of it: the id of the draft, or why there is none. */
export type DraftResult = { readonly guideId: string } | { readonly error: ApiError };

/**
 * Keeps a content as a draft of its own. Its picture belongs to the guide it was sent for, and stays there.
 * @param key idempotency key: the same one never makes a second draft
 */
export async function saveAsDraft({ sections, metaData }: Content, key: string): Promise<DraftResult> {
  const { signal } = new AbortController();
  const made = await send(request(calls.createGuide, { body: {}, idempotencyKey: key }), signal);
  if ('error' in made) return made;
  const { _id, contentVersion, metaData: empty } = made.data as Made;
  const draft = { sections, metaData: { ...metaData, isPublished: false, previewImage: null } };
  const patch = patchOf({ sections: [], metaData: empty }, draft);
  const body = { guide: { _id, ...patch }, baseVersion: contentVersion };
  const saved = await send(request(calls.updateGuide, { body, idempotencyKey: `${key}-s` }), signal);
  return 'error' in saved ? saved : { guideId: _id };
}
