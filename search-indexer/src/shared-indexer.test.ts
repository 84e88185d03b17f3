import { ComboAdded, FeedbackGiven, type RecordedEvent } from '@combolab/contracts';
import type { ShardBatch, ShardedEventLog, ShardedSearchIndex, ShardMembership, ShardPlaces } from '@combolab/platform';
import { eventually } from '@combolab/platform/contract-suites';
import { startSharedIndexer, type SharedIndexer } from './shared-indexer.js';

const SHARDS = ['combos.0', 'combos.1'];
const nothing = (): undefined => undefined;
const logger = { info: nothing, warn: nothing, error: nothing } as never;
const event = ({ type }: { readonly type: string }, comboId: string): RecordedEvent =>
  ({ type, subject: `combo/${comboId}` }) as RecordedEvent;

/** An indexer whose log, index and fellows are told what to do. */
class Rig {
  /** What was done, in order. */
  readonly did: string[] = [];
  readonly places: Record<string, string> = {};
  kept: readonly string[] = SHARDS;
  /** 0: it can never be sure that the shards are its own. */
  beatMs = 20;
  indexer!: SharedIndexer;
  readonly #held: string[][] = [];
  #onBatch!: (batch: ShardBatch) => Promise<void>;

  async start(): Promise<void> {
    this.indexer = await startSharedIndexer({
      ...{ log: this.#log(), search: this.#search(), members: this.#members(), logger },
      source: { read: (ids) => this.#read(ids), all: nothing as never },
      untilViewed: () => Promise.resolve(),
      onIndexed: (events) => this.did.push(`indexed ${String(events.length)}`),
      pauseMs: 2 ** 31 - 1,
    });
    await this.holds(SHARDS);
  }

  /** Resolves when it follows these shards. */
  holds(shards: readonly string[]): Promise<void> {
    return eventually('shards to be followed', () => this.#held.at(-1)?.join() === shards.join());
  }

  take(places: ShardPlaces, ...events: RecordedEvent[]): Promise<void> {
    return this.#onBatch({ events, places });
  }

  #read(ids: readonly string[]): Promise<[]> {
    this.did.push(`wrote ${ids.join(' ')}`);
    return Promise.resolve([]);
  }

  #log(): ShardedEventLog {
    const followShards: ShardedEventLog['followShards'] = (onBatch) => {
      this.#onBatch = onBatch;
      const hold = (shards: readonly string[]): Promise<void> => {
        this.#held.push([...shards]);
        return Promise.resolve();
      };
      return { hold, failure: null, idle: () => Promise.resolve(), [Symbol.asyncDispose]: () => Promise.resolve() };
    };
    return { shards: SHARDS, followShards, placeIn: () => null } as Partial<ShardedEventLog> as ShardedEventLog;
  }

  #search(): ShardedSearchIndex {
    const search: Partial<ShardedSearchIndex> = {
      checkpoint: () => Promise.resolve(null),
      places: () => Promise.resolve(this.places),
      setPlaces: (places) => {
        this.did.push(`stored ${JSON.stringify(places)}`);
        Object.assign(this.places, places);
        return Promise.resolve();
      },
    };
    return search as ShardedSearchIndex;
  }

  #members(): ShardMembership {
    return {
      ...{ all: SHARDS, beatMs: this.beatMs, id: 'me', demandAll: nothing },
      beat: () => Promise.resolve({ kept: this.kept, held: SHARDS }),
      free: (shards) => Promise.resolve(void (shards.length > 0 && this.did.push(`freed ${shards.join(' ')}`))),
      note: () => Promise.resolve(true),
      leave: () => Promise.resolve(void this.did.push('left')),
    };
  }
}

it('writes the likes that wait before it hands a shard on, and stores nothing of it afterwards', async () => {
  const rig = new Rig();
  await rig.start();
  await rig.take({ 'combos.0': '3' }, event(FeedbackGiven, 'a'));
  await rig.take({ 'combos.1': '5' }, event(ComboAdded, 'b'));
  rig.kept = ['combos.1'];
  await eventually('the shard to be free', () => rig.did.some((each) => each.startsWith('freed')));
  expect(rig.did.slice(0, 5)).toEqual([
    'indexed 1',
    'wrote b',
    'indexed 1',
    'wrote a',
    'stored {"combos.0":"3","combos.1":"5"}',
  ]);
  expect(rig.did[5]).toBe('freed combos.0');
  // the rest of a batch that was under way
  await rig.take({ 'combos.0': '4', 'combos.1': '6' }, event(FeedbackGiven, 'a'));
  await rig.indexer[Symbol.asyncDispose]();
  expect(rig.places).toEqual({ 'combos.0': '3', 'combos.1': '6' });
  expect(rig.did.at(-1)).toBe('left');
});

it('keeps places to itself while it cannot be sure that the shards are its own', async () => {
  const rig = new Rig();
  rig.beatMs = 0;
  await rig.start();
  await rig.take({ 'combos.0': '3' }, event(FeedbackGiven, 'a'));
  await rig.indexer.idle();
  await rig.indexer[Symbol.asyncDispose]();
  expect([rig.places, rig.did]).toEqual([{}, ['indexed 1', 'wrote a', 'left']]);
});
