import { createHash } from 'node:crypto';
import { AuthorFollowed, AuthorUnfollowed, rooms, type EventOf } from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection, type Views } from '@combolab/platform';

/** Whether a user follows an author, and since when. */
export interface FollowDoc {
  readonly userId: string;
  readonly authorId: string;
  readonly follows: boolean;
  readonly at: string;
  /** Which part of an author's followers it belongs to, so that many can be read a part at a time. */
  readonly bucket: number;
  readonly streamVersion: number;
}
/** How many follow one author. */
export interface FollowersDoc {
  readonly numFollowers: number;
}

/** Parts of an author's followers. */
export const FOLLOWER_BUCKETS = 64;

const bucketOf = (userId: string): number => (createHash('sha1').update(userId).digest()[0] ?? 0) % FOLLOWER_BUCKETS;

export const followsCollection: Collection<FollowDoc> = {
  name: 'follows',
  projection: 'follows',
  indexes: [
    ['userId', 'follows', 'at'],
    ['authorId', 'follows', 'bucket'],
  ],
};
export const followersCollection: Collection<FollowersDoc> = { name: 'followers', projection: 'follows', indexes: [] };

type Follow = EventOf<typeof AuthorFollowed>['data'];

export const followId = ({ userId, authorId }: Follow): string => `${userId}/${authorId}`;

async function recount(views: Views, authorId: string, numFollowers: number): Promise<void> {
  const { from, to, changed } = await views.put(followersCollection, authorId, { numFollowers });
  if (changed) views.announce({ room: rooms.profile(authorId), part: 'followers', from, to, numFollowers });
}

/** Who follows whom. Followers are counted, never incremented, once per batch and author. */
export const followsProjection = defineProjection({
  name: 'follows',
  crosses: true,
  version: 1,
  collections: [followsCollection, followersCollection],
  on: onEach([AuthorFollowed.type, AuthorUnfollowed.type], async (event, views) => {
    const { userId, authorId } = event.data;
    const id = followId({ userId, authorId });
    const before = await views.get(followsCollection, id);
    if (before !== null && before.doc.streamVersion >= event.version) return;
    const follows = event.type === AuthorFollowed.type;
    const place = { bucket: bucketOf(userId), streamVersion: event.version };
    await views.put(followsCollection, id, { userId, authorId, follows, at: event.time, ...place });
    views.touched.add(authorId);
  }),
  reads: ({ data }) => [readOf(followsCollection, followId(data))],
  async settle(views) {
    const authors = [...views.touched];
    const counts = await views.countEach(
      followsCollection,
      authors.map((authorId) => ({ authorId, follows: true })),
    );
    await views.fetch(followersCollection, authors);
    for (const [i, authorId] of authors.entries()) await recount(views, authorId, counts[i] ?? 0);
  },
});
