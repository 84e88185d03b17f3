import { eventually } from '../../contract-suites/eventually.js';
import type { ShardBatch } from '../../ports/event-log.js';
import { EachRelayedLog } from './testing/relayed-log.js';

const PARTITIONS = 3;
const STREAMS = Array.from({ length: 12 }, (_, n) => `${n % 3 === 0 ? 'user' : 'combo'}/${String(n)}`);

const own = new EachRelayedLog(PARTITIONS);

/** One more event in each stream. */
async function happen(version: number): Promise<void> {
  for (const stream of STREAMS)
    await own.log.append(stream, version - 1, [{ type: 'test.happened', schema: 1, data: { version } }], {
      commandId: `${stream}@${String(version)}`,
      actor: null,
      correlationId: 'test',
    });
}

/** Keeps what it is handed. */
class Reader {
  readonly seen = new Map<string, number[]>();
  places: Record<string, string> = {};
  readonly following = own.log.followShards((batch) => this.#take(batch));

  #take({ events, places }: ShardBatch): Promise<void> {
    for (const { subject, version } of events) this.seen.set(subject, [...(this.seen.get(subject) ?? []), version]);
    Object.assign(this.places, places);
    return Promise.resolve();
  }

  /** Resolves when it has this version of each stream of these shards. */
  async has(version: number, shards: readonly string[]): Promise<void> {
    const wanted = STREAMS.filter((stream) => shards.includes(own.log.shardOf(stream)));
    await eventually(`version ${String(version)}`, () =>
      Promise.resolve(wanted.every((stream) => this.seen.get(stream)?.includes(version) === true)),
    );
  }
}

it('hands over the shards it is told to alone, those that come from their places on, and nothing of those that go', async () => {
  const shards = own.log.shards;
  const [ours, theirs] = [shards.slice(0, 5), shards.slice(5)];
  await happen(1);
  const one = new Reader();
  const two = new Reader();
  try {
    await one.following.hold(ours, null);
    await two.following.hold(theirs, null);
    await one.has(1, ours);
    await two.has(1, theirs);
    const strangers = (reader: Reader, held: readonly string[]) =>
      [...reader.seen.keys()].filter((stream) => !held.includes(own.log.shardOf(stream)));
    expect([strangers(one, ours), strangers(two, theirs)]).toEqual([[], []]);

    // one shard of each goes to the other, from where it was
    const [given = '', taken = ''] = [ours[0], theirs[0]];
    const here = [taken, ...ours.slice(1)];
    const there = [given, ...theirs.slice(1)];
    await one.following.hold(ours.slice(1), null);
    await two.following.hold(theirs.slice(1), null);
    const end = await own.log.end();
    await one.following.hold(here, end);
    await two.following.hold(there, end);
    await happen(2);
    await one.has(2, here);
    await two.has(2, there);
    const once = (reader: Reader, stream: string) =>
      (reader.seen.get(stream) ?? []).filter((each) => each === 2).length;
    for (const stream of STREAMS) expect([stream, once(one, stream) + once(two, stream)]).toEqual([stream, 1]);
    const first = STREAMS.filter((stream) => own.log.shardOf(stream) === taken);
    expect(first.flatMap((stream) => one.seen.get(stream) ?? [])).toEqual(first.map(() => 2));
    expect(Object.keys(two.places).sort()).toEqual(
      [...new Set([...theirs, given])]
        .filter((shard) => STREAMS.some((stream) => own.log.shardOf(stream) === shard))
        .sort(),
    );
  } finally {
    await one.following[Symbol.asyncDispose]();
    await two.following[Symbol.asyncDispose]();
  }
});

it('reads what Kafka has forgotten from the commits, of its own shards alone', async () => {
  await happen(1);
  await own.log.end();
  // topics that were made anew have less than was published
  await own.makeTopicsAnew();
  const ours = own.log.shards.filter((_, i) => i % 2 === 0);
  const reader = new Reader();
  try {
    await reader.following.hold(ours, null);
    await reader.has(1, ours);
    await happen(2);
    await reader.has(2, ours);
    expect([...reader.seen.keys()].every((stream) => ours.includes(own.log.shardOf(stream)))).toBe(true);
  } finally {
    await reader.following[Symbol.asyncDispose]();
  }
});

it('finds a place behind none of several', async () => {
  await happen(1);
  const end = await own.log.end();
  await happen(2);
  const later = await own.log.end();
  expect(own.log.earliest([later, end])).toBe(end);
  expect(own.log.earliest([later, null])).toBeNull();
});
