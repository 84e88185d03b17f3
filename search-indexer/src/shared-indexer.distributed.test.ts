import { ComboAdded, FeedbackGiven, streams, type NewEvent } from '@combolab/contracts';
import type { ShardedSearchIndex } from '@combolab/platform';
import { openElasticsearchIndex } from '@combolab/platform/adapters/elasticsearch-index';
import { createClient } from '@combolab/platform/adapters/elasticsearch-index/client';
import { EachRelayedLog, ownName } from '@combolab/platform/adapters/kafka-event-log/testing/relayed-log';
import { ShardMembers } from '@combolab/platform/adapters/mongo/shard-members';
import { document, engineUrl, eventually } from '@combolab/platform/contract-suites';
import { startSharedIndexer, type SharedIndexer } from './shared-indexer.js';

const LEASE_MS = 2000;
const COMBOS = Array.from({ length: 24 }, (_, n) => `c${String(n)}`);
const nothing = (): undefined => undefined;
const logger = { info: nothing, warn: nothing, error: nothing } as never;

let search: ShardedSearchIndex;
let prefix: string;
/** How often each combo changed: the version of its document. */
let changes: Map<string, number>;
const own = new EachRelayedLog(4, async () => {
  prefix = ownName().toLowerCase();
  changes = new Map();
  search = await openElasticsearchIndex({ node: engineUrl('elasticsearch'), prefix });
});
afterEach(async () => {
  await search[Symbol.asyncDispose]();
  const client = createClient(engineUrl('elasticsearch'));
  await client.indices.delete({ index: `${prefix}-1,${prefix}-2`, ignore_unavailable: true });
  await client.close();
});

async function append(comboId: string, stream: string, event: NewEvent): Promise<void> {
  changes.set(comboId, (changes.get(comboId) ?? 0) + 1);
  const { version } = await own.log.head(stream);
  const commandId = `${stream}@${String(version)}`;
  await own.log.append(stream, version, [event], { commandId, actor: null, correlationId: 'test' });
}

const add = (comboId: string): Promise<void> =>
  append(comboId, streams.combo(comboId), ComboAdded({ ...ComboAdded.example, comboId }));

async function likeAll(userId: string): Promise<void> {
  for (const comboId of COMBOS)
    await append(comboId, streams.feedback(comboId, userId), FeedbackGiven({ comboId, userId, status: 1 }));
}

interface Reading {
  readonly indexer: SharedIndexer;
  /** What it has read of the views. */
  readonly read: Set<string>;
}

/** One of several; the views have everything at once. */
async function start(): Promise<Reading> {
  const read = new Set<string>();
  const { log, servers } = own;
  const members = { connection: servers.connection, name: 'indexer', shards: log.shards, leaseMs: LEASE_MS };
  const indexer = await startSharedIndexer({
    ...{ log, search, logger, pauseMs: 20 },
    members: new ShardMembers(members),
    source: {
      read: (ids) => {
        for (const id of ids) read.add(id);
        return Promise.resolve(
          ids.map((id) => document(id, { version: [1, changes.get(id) ?? 0], numLikes: (changes.get(id) ?? 1) - 1 })),
        );
      },
      async *all() {
        await Promise.resolve();
        yield* changes.keys();
      },
    },
    untilViewed: () => Promise.resolve(),
    onIndexed: nothing,
  });
  return { indexer, read };
}

/** Resolves when these have all shards between them, each some. */
const untilShared = (...all: readonly Reading[]): Promise<void> =>
  eventually('the shards to be shared', () => {
    const numbers = all.map(({ indexer }) => indexer.numShards);
    return numbers.every((each) => each > 0) && numbers.reduce((sum, each) => sum + each) === own.log.shards.length;
  });

/** Resolves when everything is in the index and its place is stored. */
async function untilIndexed(indexer: SharedIndexer): Promise<void> {
  await own.log.end();
  await eventually('the index to have everything', async () => (await own.log.lag(await indexer.stored())) === 0);
}

it('reads each combo in the process that has its shard, and in the one that is left when the other goes', async () => {
  for (const comboId of COMBOS) await add(comboId);
  const one = await start();
  try {
    await untilIndexed(one.indexer);
    expect([await search.count(), one.read.size]).toEqual([COMBOS.length, COMBOS.length]);

    one.read.clear();
    const two = await start();
    try {
      await untilShared(one, two);
      await likeAll('ann');
      await untilIndexed(two.indexer);
      expect([...one.read, ...two.read].sort()).toEqual([...COMBOS].sort());
      expect([one.read.size > 0, two.read.size > 0]).toEqual([true, true]);
    } finally {
      await two.indexer[Symbol.asyncDispose]();
    }
    await untilShared(one);
    one.read.clear();
    await likeAll('bob');
    await untilIndexed(one.indexer);
    expect([...one.read].sort()).toEqual([...COMBOS].sort());
  } finally {
    await one.indexer[Symbol.asyncDispose]();
  }
}, 120_000);

it('goes on where the index is, whoever has brought it there', async () => {
  for (const comboId of COMBOS) await add(comboId);
  const one = await start();
  await untilIndexed(one.indexer);
  await one.indexer[Symbol.asyncDispose]();
  await add('late');
  const two = await start();
  try {
    await untilIndexed(two.indexer);
    expect([[...two.read], await search.count()]).toEqual([['late'], COMBOS.length + 1]);
  } finally {
    await two.indexer[Symbol.asyncDispose]();
  }
}, 120_000);

it('goes on where an indexer of the whole log has brought the index', async () => {
  for (const comboId of COMBOS) await add(comboId);
  await search.setCheckpoint(await own.log.end());
  await add('late');
  const one = await start();
  try {
    await untilIndexed(one.indexer);
    expect([...one.read]).toEqual(['late']);
  } finally {
    await one.indexer[Symbol.asyncDispose]();
  }
}, 120_000);

it('builds the index anew beside another that goes on, and both know then how far it is', async () => {
  for (const comboId of COMBOS) await add(comboId);
  const [one, two] = [await start(), await start()];
  try {
    await untilShared(one, two);
    await untilIndexed(one.indexer);
    await Promise.all([one.indexer.rebuild(), likeAll('ann')]);
    await untilIndexed(two.indexer);
    expect(await search.count()).toBe(COMBOS.length);
  } finally {
    await one.indexer[Symbol.asyncDispose]();
    await two.indexer[Symbol.asyncDispose]();
  }
}, 120_000);
