import type { GuideCard } from '@combolab/contracts';
import type { TestUser } from './test-user.js';

/** What a guide is saved with. */
export type GuideToSave = Readonly<Record<string, unknown>>;

export type SavedGuide = GuideCard & { readonly readAfter: string };

/** Begins a guide and publishes it under its game. @returns its id */
export async function publishGuide(author: TestUser, title: string, metaData: GuideToSave = {}): Promise<string> {
  const { body } = await author.post<SavedGuide>('/guides/create', {});
  const sections = [{ id: 1, type: 'TITLE', value: title }];
  const guide = { _id: body._id, sections, metaData: { gameTags: ['ssbu'], isPublished: true, ...metaData } };
  const saved = await author.post('/guides/update', { guide });
  if (saved.status !== 200) throw new Error(`publish: ${JSON.stringify(saved.body)}`);
  return body._id;
}
