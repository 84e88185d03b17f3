import type { Commit } from './commit.js';
import type { CommitProof } from './commit-proof.js';
import { shardOf, type Commits } from './commits.js';

/** A commit as a backup keeps it: with what proves it, without where and whether it is published. */
export type KeptCommit = Omit<Commit, 'context' | 'partition' | 'shard' | 'published'> & Partial<CommitProof>;

const NOT_KEPT = { _id: 0, context: 0, partition: 0, shard: 0, published: 0 } as const;

/** When the latest commit was made, in ms since 1970 by the clock of whoever made it; 0 where there is none. */
export async function latestTime({ collection }: Commits): Promise<number> {
  const [latest] = await collection
    .find({}, { projection: { time: 1 } })
    .sort({ time: -1 })
    .limit(1)
    .toArray();
  return latest?.time ?? 0;
}

/**
 * Tells of commits, each stream in its order, whether they come before a time: of each stream those up to its first commit after
 * it, which leaves no gap even where two gateways' clocks are apart.
 * @param until ms since 1970
 */
export function untilTime(until: number): (commit: Pick<Commit, 'stream' | 'time'>) => boolean {
  let ended: string | null = null;
  return ({ stream, time }) => {
    if (time > until) ended = stream;
    return stream !== ended;
  };
}

/** Commits up to a time, each stream in its order. @param until ms since 1970 */
export async function* keptCommits({ collection }: Commits, until: number): AsyncGenerator<KeptCommit> {
  const isKept = untilTime(until);
  const rows = collection.find({}, { projection: NOT_KEPT }).sort({ stream: 1, first: 1 });
  for await (const row of rows as AsyncIterable<KeptCommit>) if (isKept(row)) yield row;
}

const keyOf = ({ stream, first }: Pick<Commit, 'stream' | 'first'>): string => `${String(first)}@${stream}`;

/**
 * Puts kept commits back as they were, to be published anew; those that are there already are passed over.
 * @returns how many were new
 * @throws Error when a stream has other events here
 */
export async function takeCommits({ collection, partitions }: Commits, kept: readonly KeptCommit[]): Promise<number> {
  const streams = [...new Set(kept.map(({ stream }) => stream))];
  const firsts = [...new Set(kept.map(({ first }) => first))];
  const there = await collection
    .find({ stream: { $in: streams }, first: { $in: firsts } }, { projection: { stream: 1, first: 1, commandId: 1 } })
    .toArray();
  const known = new Map(there.map((row) => [keyOf(row), row.commandId]));
  const other = kept.find((commit) => (known.get(keyOf(commit)) ?? commit.commandId) !== commit.commandId);
  if (other !== undefined) throw new Error(`${keyOf(other)}: the stream has other events there already`);
  const fresh = kept.filter((commit) => !known.has(keyOf(commit)));
  if (fresh.length > 0)
    await collection.insertMany(
      fresh.map((commit) => ({ ...commit, ...shardOf(commit.stream, partitions), published: false })),
    );
  return fresh.length;
}
