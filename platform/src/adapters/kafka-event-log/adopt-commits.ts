import type { RecordedEvent } from '@combolab/contracts';
import { CHAIN_START } from '../event-log/seal.js';
import { eventsText, type Commit } from './commit.js';
import { proveCommit, provenEvents, type CommitProof } from './commit-proof.js';
import { shardOf, type Commits } from './commits.js';

const KEYS = { stream: 1, first: 1, last: 1, commandId: 1, hash: 1 } as const;

/**
 * Takes commands over that another log has recorded: with their ids, versions, times and actors, unpublished. Commands
 * that are here already are passed over.
 * @param commands the events of each, in the order of the other log
 * @returns how many were new
 * @throws Error when a stream has other events here
 */
export async function adoptCommits(commits: Commits, commands: readonly (readonly RecordedEvent[])[]): Promise<number> {
  const wanted = commands.flatMap((events) => commitOf(events, commits.partitions) ?? []);
  const streams = [...new Set(wanted.map(({ stream }) => stream))];
  const firsts = [...new Set(wanted.map(({ first }) => first))];
  const rows = await commits.collection
    .find({ stream: { $in: streams }, first: { $in: firsts } }, { projection: KEYS })
    .toArray();
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const fresh: (Commit & CommitProof)[] = [];
  const links = new Map<string, string>();
  for (const commit of wanted) {
    const other = known.get(keyOf(commit));
    if (other === undefined) {
      const previous = links.get(commit.stream) ?? (await linkBefore(commits, commit));
      const proof = proveCommit(previous, commit, provenEvents(commit.events), commits.personal);
      fresh.push({ ...commit, ...proof });
      links.set(commit.stream, proof.hash);
    } else if (other.last !== commit.last || other.commandId !== commit.commandId)
      throw new Error(`${commit.stream}@${String(commit.first)} has other events there already`);
    else links.set(commit.stream, other.hash ?? CHAIN_START);
  }
  if (fresh.length > 0) await commits.collection.insertMany(fresh.map((commit) => ({ ...commit })));
  return fresh.length;
}

const keyOf = ({ stream, first }: Pick<Commit, 'stream' | 'first'>): string => `${String(first)}@${stream}`;

async function linkBefore({ collection }: Commits, { stream, first }: Commit): Promise<string> {
  if (first === 1) return CHAIN_START;
  const before = await collection.findOne({ stream, last: first - 1 }, { projection: { hash: 1 } });
  return before?.hash ?? CHAIN_START;
}

/** null without events. */
function commitOf(events: readonly RecordedEvent[], partitions: number): Commit | null {
  const [first] = events;
  const last = events.at(-1);
  if (first === undefined || last === undefined) return null;
  const { subject: stream, commandId, actor, correlationId, time } = first;
  const encoded = events.map(({ type, schema, data }) => ({ type, schema, json: JSON.stringify(data) }));
  return {
    ...{ stream, first: first.version, last: last.version, commandId, actor, correlationId },
    time: Date.parse(time),
    lastType: last.type,
    events: eventsText({ events: encoded, ids: events.map(({ id }) => id) }),
    ...shardOf(stream, partitions),
    published: false,
  };
}
