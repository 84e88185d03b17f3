import { LIMITS, type Notification } from '@combolab/contracts';
import type { Collection, DocumentReader, Stored } from '@combolab/platform';
import { combosCollection, type ComboDoc } from '../combos/combos.projection.js';
import { commentsCollection, type CommentDoc } from '../comments/comments.projection.js';
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

interface About {
  readonly combos: ReadonlyMap<string | null, ComboDoc>;
  readonly users: ReadonlyMap<string | null, UserDoc>;
  readonly comments: ReadonlyMap<string | null, CommentDoc>;
  readonly searches: ReadonlyMap<string | null, SavedSearchDoc>;
}

function excerpt(text: string): string {
  const letters = Array.from(text.replace(/\s+/gu, ' ').trim());
  if (letters.length <= LIMITS.excerptLength) return letters.join('');
  return `${letters.slice(0, LIMITS.excerptLength - 1).join('')}…`;
}

const comboPart = (_id: string, combo: ComboDoc | undefined): Notification['combo'] =>
  combo === undefined || combo.deleted
    ? null
    : { _id, name: combo.name, gameId: combo.gameId, attacker: combo.characterId };

function view({ id, doc }: Stored<NotificationDoc>, about: About): Notification {
  const { userId, kind, at, read, comboId, byUserId, commentId, searchIds } = doc;
  const user = about.users.get(byUserId);
  const combo = comboPart(comboId, about.combos.get(comboId));
  // nobody can read it any more where it was written
  const comment = combo === null ? undefined : about.comments.get(commentId);
  return {
    ...{ _id: id, kind, at, read, combo },
    by: user === undefined ? null : { _id: user.userId, displayName: user.displayName ?? 'deleted user' },
    comment: comment === undefined || comment.removed ? null : excerpt(comment.text),
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
  const [combos, users, comments, searches] = await Promise.all([
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
  ]);
  return stored.map((each) => view(each, { combos, users, comments, searches }));
}
