import type { mongo } from 'mongoose';
import type { Commit } from './commit.js';
import type { Commits } from './commits.js';

export type StoredCommit = mongo.WithId<Commit>;

export interface Waiting {
  /** Stream after stream, the longest waiting first, each from its first commit that is not published. */
  readonly commits: readonly StoredCommit[];
  /** The stream to go on after; null when nothing waits behind these. */
  readonly next: string | null;
  /** Whether these must be marked before one goes on: the last stream is not through. */
  readonly unfinished: boolean;
}

/**
 * Commits of these shards that wait for Kafka, in the order of their streams' names: whoever goes through all of them
 * from one name to the next lets no flood in one stream hold the others back.
 * @param after the stream to go on after; '' from the start
 */
export async function waitingCommits(
  { collection }: Commits,
  shards: readonly string[],
  after: string,
  limit: number,
): Promise<Waiting> {
  const found = await collection
    .find({ published: false, shard: { $in: [...shards] }, ...(after === '' ? {} : { stream: { $gt: after } }) })
    .sort({ stream: 1, first: 1 })
    .limit(limit)
    .toArray();
  if (found.length < limit) return { commits: longestWaitingFirst(found), next: null, unfinished: false };
  const last = found.at(-1)?.stream ?? '';
  // the last stream may have more than is read here: it is left to the next turn, unless there is no other
  const whole = found.filter(({ stream }) => stream !== last);
  if (whole.length === 0) return { commits: found, next: after, unfinished: true };
  return { commits: longestWaitingFirst(whole), next: whole.at(-1)?.stream ?? '', unfinished: false };
}

/** So that times seldom go back from one stream to the next. */
function longestWaitingFirst(commits: readonly StoredCommit[]): StoredCommit[] {
  const since = new Map<string, StoredCommit>();
  for (const commit of commits) if (!since.has(commit.stream)) since.set(commit.stream, commit);
  const place = [...since.values()].sort((a, b) => a.time - b.time || (String(a._id) < String(b._id) ? -1 : 1));
  const placeOf = new Map(place.map(({ stream }, at) => [stream, at]));
  return [...commits].sort((a, b) => (placeOf.get(a.stream) ?? 0) - (placeOf.get(b.stream) ?? 0) || a.first - b.first);
}
