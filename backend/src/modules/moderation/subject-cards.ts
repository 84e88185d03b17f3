import type { ModerationCase } from '@combolab/contracts';
import type { DocumentReader } from '@combolab/platform';
import { combosCollection } from '../combos/combos.projection.js';
import { commentsCollection } from '../comments/comments.projection.js';
import { fileAddress } from '../files/file-address.js';
import { guidesCollection } from '../guides/guides.projection.js';
import { previewsCollection } from '../previews/previews.projection.js';
import { usersCollection } from '../users/users.projection.js';
import type { Subject } from './case-id.js';

type Card = NonNullable<ModerationCase['thing']>;
type Reader = Pick<DocumentReader, 'get'>;

const address = (key: string | null): string | null => (key === null ? null : fileAddress(key));

async function combo(documents: Reader, comboId: string): Promise<Card | null> {
  const doc = (await documents.get(combosCollection, comboId))?.doc;
  if (doc === undefined || doc.deleted) return null;
  const thumbnail = (await documents.get(previewsCollection, comboId))?.doc.thumbnailKey ?? null;
  const about = { title: doc.name, text: doc.description, picture: address(thumbnail) };
  return { ...about, path: `/combo/${comboId}`, hidden: doc.hidden === true };
}

async function comment(documents: Reader, commentId: string): Promise<Card | null> {
  const doc = (await documents.get(commentsCollection, commentId))?.doc;
  if (doc === undefined || doc.removed) return null;
  const on = (await documents.get(combosCollection, doc.comboId))?.doc;
  if (on === undefined || on.deleted) return null;
  const about = { title: `Comment on ${on.name}`, text: doc.text, picture: null };
  return { ...about, path: `/combo/${doc.comboId}`, hidden: doc.hidden };
}

async function guide(documents: Reader, guideId: string): Promise<Card | null> {
  const doc = (await documents.get(guidesCollection, guideId))?.doc;
  if (doc === undefined || !doc.isPublished) return null;
  const written = doc.first.filter(({ type }) => type !== 'COMBO_SELECTOR').map(({ value }) => value);
  const title = doc.previewTitle === '' ? (written[0] ?? '') : doc.previewTitle;
  const text = doc.previewSubtitle === '' ? written.slice(1).join('\n') : doc.previewSubtitle;
  const about = { title, text, picture: address(doc.previewImage) };
  return { ...about, path: `/guides/${guideId}`, hidden: doc.hidden === true };
}

async function user(documents: Reader, userId: string): Promise<Card | null> {
  const doc = (await documents.get(usersCollection, userId))?.doc;
  if (doc === undefined || doc.deleted === true) return null;
  const about = { title: doc.displayName ?? 'deleted user', text: '', picture: doc.photoUrl };
  return { ...about, path: `/profile/${userId}`, hidden: false };
}

const cards = { combo, comment, guide, user };

/** A reported thing as readers see it; null when it is gone. */
export const subjectCard = (documents: Reader, { kind, subjectId }: Subject): Promise<Card | null> =>
  cards[kind](documents, subjectId);
