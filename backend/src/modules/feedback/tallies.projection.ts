import { createHash } from 'node:crypto';
import { FeedbackCleared, FeedbackGiven, rooms, type KnownEvent, type Tally } from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection, type Stored, type Views } from '@combolab/platform';

const BUCKETS = 64;

/** What one user thinks of one combo. */
export interface FeedbackDoc {
  readonly comboId: string;
  readonly userId: string;
  readonly bucket: number;
  readonly status: 1 | 0 | -1;
  readonly streamVersion: number;
}
/** Counts of one part of a combo's users; their sum is the tally. */
interface BucketDoc extends Tally {
  readonly comboId: string;
}

export const feedbackCollection: Collection<FeedbackDoc> = {
  name: 'feedback',
  projection: 'tallies',
  indexes: [['comboId', 'bucket', 'status'], ['userId']],
};
const bucketsCollection: Collection<BucketDoc> = {
  name: 'tallyBuckets',
  projection: 'tallies',
  indexes: [['comboId']],
};
/** Of a combo that nobody has voted on. */
export const NO_VOTES: Tally = { numLikes: 0, numDislikes: 0 };

export const talliesCollection: Collection<Tally> = { name: 'tallies', projection: 'tallies', indexes: [] };

export const feedbackId = (comboId: string, userId: string): string => `${comboId}/${userId}`;
const bucketOf = (userId: string): number => (createHash('sha1').update(userId).digest()[0] ?? 0) % BUCKETS;

const bucketId = (comboId: string, bucket: number): string => `${comboId}/${String(bucket)}`;

async function recount(views: Views, buckets: readonly (readonly [comboId: string, bucket: number])[]): Promise<void> {
  const conditions = buckets.flatMap(([comboId, bucket]) => [
    { comboId, bucket, status: 1 },
    { comboId, bucket, status: -1 },
  ]);
  const counts = await views.countEach(feedbackCollection, conditions);
  await views.fetch(
    bucketsCollection,
    buckets.map(([comboId, bucket]) => bucketId(comboId, bucket)),
  );
  for (const [i, [comboId, bucket]] of buckets.entries()) {
    const [numLikes = 0, numDislikes = 0] = [counts[2 * i], counts[2 * i + 1]];
    await views.put(bucketsCollection, bucketId(comboId, bucket), { comboId, numLikes, numDislikes });
  }
}

async function sum(views: Views, comboId: string, buckets: readonly Stored<BucketDoc>[]): Promise<void> {
  const tally = {
    numLikes: buckets.reduce((total, { doc }) => total + doc.numLikes, 0),
    numDislikes: buckets.reduce((total, { doc }) => total + doc.numDislikes, 0),
  };
  const { from, to, changed } = await views.put(talliesCollection, comboId, tally);
  if (changed) views.announce({ room: rooms.combo(comboId), part: 'tally', from, to, ...tally });
}

type OfFeedback = KnownEvent<typeof FeedbackGiven.type | typeof FeedbackCleared.type>;

async function apply(event: OfFeedback, views: Views): Promise<void> {
  const { comboId, userId } = event.data;
  const id = feedbackId(comboId, userId);
  const before = await views.get(feedbackCollection, id);
  if (before !== null && before.doc.streamVersion >= event.version) return;
  const status = event.type === FeedbackGiven.type ? event.data.status : 0;
  const bucket = bucketOf(userId);
  await views.put(feedbackCollection, id, { comboId, userId, bucket, status, streamVersion: event.version });
  views.touched.add(`${comboId}/${String(bucket)}`);
}

/**
 * Likes and dislikes. Memberships are stored under their stream's version and counted, never incremented; once per
 * batch only the touched buckets are counted again.
 */
export const talliesProjection = defineProjection({
  name: 'tallies',
  version: 2,
  collections: [feedbackCollection, bucketsCollection, talliesCollection],
  on: onEach([FeedbackGiven.type, FeedbackCleared.type], apply),
  reads: ({ data: { comboId, userId } }) => [readOf(feedbackCollection, feedbackId(comboId, userId))],
  async settle(views) {
    const buckets = [...views.touched].map((touched) => {
      const [comboId = '', bucket = ''] = touched.split('/');
      return [comboId, Number(bucket)] as const;
    });
    await recount(views, buckets);
    const combos = [...new Set(buckets.map(([comboId]) => comboId))];
    const counted = await views.findEach(
      bucketsCollection,
      combos.map((comboId) => ({ comboId })),
    );
    await views.fetch(talliesCollection, combos);
    for (const [i, comboId] of combos.entries()) await sum(views, comboId, counted[i] ?? []);
  },
});
