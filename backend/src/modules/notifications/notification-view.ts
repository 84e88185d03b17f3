import { LIMITS, type Notification } from '@combolab/contracts';
import type { Collection, DocumentReader, Stored } from '@combolab/platform';
import { combosCollection, type ComboDoc } from '../combos/combos.projection.js';
import { commentsCollection, type CommentDoc } from '../comments/comments.projection.js';
import { guidesCollection, isListed, type GuideDoc } from '../guides/guides.projection.js';
import { actsCollection, type ActDoc } from '../moderation/moderation.projection.js';
import { savedSearchesCollection, savedSearchKey, type SavedSearchDoc } from '../saved-searches/searches.projection.js';
import { usersCollection, type UserDoc } from '../users/users.projection.js';
import type { NotificationDoc } from './notifications.projection.js';

type Reader = Pick<DocumentReader, 'getMany'>;

async function byId<T extends object>(
  documents: Reader,
  collection: Collection<T>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, T>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const found = wanted.length === 0 ? [] : await documents.getMany(collection, wanted);
  return new Map(found.map(({ id, doc }) => [id, doc]));
}

function decisionPart({ decision }: NotificationDoc, { guides, acts }: About): Pick<Notification, 'decision'> {
  if (decision === undefined) return {};
  const { outcome, kind, subjectId, until, actId } = decision;
  const guide = guides.get(subjectId);
  return {
    decision: {
      ...{ outcome, kind, note: acts.get(actId)?.note ?? '' },
      guide: guide === undefined || guide.deleted ? null : { _id: subjectId, title: titleOf(guide) },
      ...(until === undefined ? {} : { until }),
    },
  };
}

function guidePart({ guideId }: NotificationDoc, { guides }: About): Pick<Notification, 'guide'> {
  if (guideId === undefined) return {};
  const guide = guides.get(guideId);
  const isThere = guide !== undefined && !guide.deleted && isListed(guide);
  return { guide: isThere ? { _id: guideId, title: titleOf(guide) } : null };
}

const titleOf = ({ previewTitle, first }: GuideDoc): string =>
  previewTitle === '' ? (first[0]?.value ?? '') : previewTitle;

interface About {
  readonly combos: ReadonlyMap<string | null, ComboDoc>;
  readonly users: ReadonlyMap<string | null, UserDoc>;
  readonly comments: ReadonlyMap<string | null, CommentDoc>;
  readonly searches: ReadonlyMap<string | null, SavedSearchDoc>;
  readonly guides: ReadonlyMap<string | null, GuideDoc>;
  readonly acts: ReadonlyMap<string | null, ActDoc>;
}

function excerpt(text: string): string {
  const letters = Array.from(text.replace(/\s+/gu, ' ').trim());
  if (letters.length <= LIMITS.excerptLength) return letters.join('');
  return `${letters.slice(0, LIMITS.excerptLength - 1).join('')}…`;
}

const comboPart = (_id: string | null, combo: ComboDoc | undefined): Notification['combo'] =>
  _id === null || combo === undefined || combo.deleted
    ? null
    : { _id, name: combo.name, gameId: combo.gameId, attacker: combo.characterId };

function view({ id, doc }: Stored<NotificationDoc>, about: About): Notification {
  const { userId, kind, at, read, comboId, byUserId, commentId, searchIds } = doc;
  const user = about.users.get(byUserId);
  const known = about.combos.get(comboId);
  // what was hidden is shown to its author alone, who is told of that
  const combo = comboPart(comboId, known?.hidden === true && known.authorId !== userId ? undefined : known);
  // nobody can read it any more where it was written
  const comment = combo === null ? undefined : about.comments.get(commentId);
  const isShown = comment !== undefined && !comment.removed && (!comment.hidden || kind === 'moderation');
  return {
    ...{ _id: id, kind, at, read, combo },
    by: user === undefined ? null : { _id: user.userId, displayName: user.displayName ?? 'deleted user' },
    comment: isShown ? excerpt(comment.text) : null,
    ...(isShown && commentId !== null ? { commentId } : {}),
    ...(doc.account === undefined ? {} : { account: doc.account }),
    ...guidePart(doc, about),
    ...decisionPart(doc, about),
    searches: searchIds.flatMap((searchId) => {
      const search = about.searches.get(savedSearchKey(userId, searchId));
      return search === undefined || search.removed ? [] : [{ searchId, name: search.name }];
    }),
  };
}

/** Notifications as they are answered and announced; what they are about is read as it is now. */
export async function notificationViews(
  documents: Reader,
  stored: readonly Stored<NotificationDoc>[],
): Promise<Notification[]> {
  const docs = stored.map(({ doc }) => doc);
  const searchKeys = docs.flatMap(({ userId, searchIds }) => searchIds.map((id) => savedSearchKey(userId, id)));
  const decisions = docs.flatMap(({ decision }) => decision ?? []);
  const guideIds = [
    ...decisions.flatMap(({ kind, subjectId }) => (kind === 'guide' ? [subjectId] : [])),
    ...docs.flatMap(({ guideId }) => guideId ?? []),
  ];
  const actIds = decisions.map(({ actId }) => actId);
  const [combos, users, comments, searches, guides, acts] = await Promise.all([
    byId(
      documents,
      combosCollection,
      docs.map(({ comboId }) => comboId),
    ),
    byId(
      documents,
      usersCollection,
      docs.map(({ byUserId }) => byUserId),
    ),
    byId(
      documents,
      commentsCollection,
      docs.map(({ commentId }) => commentId),
    ),
    byId(documents, savedSearchesCollection, searchKeys),
    byId(documents, guidesCollection, guideIds),
    byId(documents, actsCollection, actIds),
  ]);
  return stored.map((each) => view(each, { combos, users, comments, searches, guides, acts }));
}
