import { setTimeout as delay } from 'node:timers/promises';
import type { RecordedEvent } from '@combolab/contracts';
import {
  ShardKeeper,
  type Logger,
  type Position,
  type ShardBatch,
  type ShardedEventLog,
  type ShardedSearchIndex,
  type ShardFollowing,
  type ShardMembership,
  type ShardPlaces,
  type Traces,
} from '@combolab/platform';
import { ComboWriter } from './combo-writer.js';
import type { IndexSource } from './index-source.js';
import type { Indexer } from './indexer.js';
import { rebuildIndex } from './rebuild-index.js';
import { TOUCHING } from './touched-combos.js';

export interface SharedIndexerOptions {
  readonly log: ShardedEventLog;
  readonly search: ShardedSearchIndex;
  readonly source: IndexSource;
  /** Says which shards of the log are this process's. */
  readonly members: ShardMembership;
  readonly logger: Logger;
  readonly traces?: Traces | undefined;
  /** Resolves when the views have applied these events; the indexer never reads ahead of them. */
  readonly untilViewed: (events: readonly RecordedEvent[]) => Promise<void>;
  /** What these events say of content is searchable; likes follow within a second. */
  readonly onIndexed: (events: readonly RecordedEvent[]) => void;
  /** As that of an indexer that has the whole log. */
  readonly pauseMs?: number;
}

export interface SharedIndexer extends Indexer {
  /** How many shards of the log it indexes now. */
  readonly numShards: number;
  /** How far the index is in the whole log, by whichever processes. @throws SearchUnavailableError while the engine is down */
  stored(): Promise<Position | null>;
}

/** So long the rest of a batch may take before shards are handed on, ms. */
const HAND_ON_MS = 2000;
/** After so many missed signs of life others may have this process's shards. */
const SURE_BEATS = 3;

/**
 * As `startIndexer`, for one of several processes that share the shards of a log. Two that index one shard for a moment do no harm:
 * documents are written under their versions, and where a place is set back, the same is read again.
 */
export async function startSharedIndexer(options: SharedIndexerOptions): Promise<SharedIndexer> {
  const { log, search, logger } = options;
  const indexer = new ShardIndexer(options);
  const stored = await indexer.stored();
  if (stored !== null && !log.isPosition(stored)) {
    logger.warn({}, 'the index is of another log; it is built anew');
    await search.beginRebuild();
    await search.swap();
  }
  indexer.start();
  return indexer;
}

class ShardIndexer implements SharedIndexer {
  readonly #writer: ComboWriter;
  #following: ShardFollowing | null = null;
  #keeper: ShardKeeper | null = null;
  #own: ReadonlySet<string> = new Set();
  /** When it was last said that the shards are this process's, by `performance.now()`. */
  #sureAt = 0;
  /** How far own shards were taken, where it is not stored yet. */
  #taken: ShardPlaces = {};

  constructor(private readonly options: SharedIndexerOptions) {
    const { search, source, logger, traces, pauseMs } = options;
    this.#writer = new ComboWriter({ search, source, logger, traces, pauseMs, storePlace: () => this.#storePlaces() });
  }

  start(): void {
    const { log, members, logger } = this.options;
    const following = log.followShards((batch) => this.#take(batch), {
      types: TOUCHING,
      onFailure: (error) => {
        logger.warn({ err: error }, 'the search index waits: what comes next is tried again');
      },
    });
    this.#following = following;
    this.#keeper = new ShardKeeper({
      ...{ members, logger },
      following: { hold: (shards, after) => this.#hold(following, shards, after) },
      begin: (gained) => this.#begin(gained),
    });
  }

  async stored(): Promise<Position | null> {
    const { log, search } = this.options;
    const [checkpoint, places] = await Promise.all([search.checkpoint(), search.places(log.shards)]);
    return log.placeIn(checkpoint, places);
  }

  /** @returns where the gained shards are in the index; the start where it is of another log */
  async #begin(gained: readonly string[]): Promise<Position | null> {
    this.#sureAt = performance.now();
    if (Object.keys(this.#taken).length > 0) this.#writer.flushLater();
    if (gained.length === 0) return null;
    const stored = await this.stored();
    return stored !== null && this.options.log.isPosition(stored) ? stored : null;
  }

  /** Whoever has the others next begins where they are stored, so what waits is written before. */
  async #hold(following: ShardFollowing, shards: readonly string[], after: Position | null): Promise<void> {
    this.#own = new Set([...this.#own, ...shards]);
    // a batch may wait for views that nobody keeps just now: signs of life must not wait with it
    const rested = new AbortController();
    const late = delay(HAND_ON_MS, undefined, { signal: rested.signal }).catch(() => undefined);
    await Promise.race([following.hold(shards, after), late]);
    rested.abort();
    await this.#writer.flush().catch((error: unknown) => {
      this.options.logger.warn({ err: error }, 'shards are handed on with likes that wait; they are indexed again');
    });
    this.#own = new Set(shards);
    this.#taken = this.#owned(this.#taken);
  }

  async #take({ events, places }: ShardBatch): Promise<void> {
    await this.options.untilViewed(events);
    await this.#writer.take(events, () => {
      this.#taken = { ...this.#taken, ...this.#owned(places) };
      this.options.onIndexed(events);
    });
    this.#writer.flushLater();
  }

  /** Not where others may have the shards meanwhile: it would set back what they have stored. */
  async #storePlaces(): Promise<void> {
    const { members, search } = this.options;
    if (performance.now() - this.#sureAt > members.beatMs * SURE_BEATS) return;
    const places = this.#taken;
    if (Object.keys(places).length === 0) return;
    await search.setPlaces(places);
    this.#taken = Object.fromEntries(Object.entries(this.#taken).filter(([shard, at]) => places[shard] !== at));
  }

  #owned(places: ShardPlaces): ShardPlaces {
    return Object.fromEntries(Object.entries(places).filter(([shard]) => this.#own.has(shard)));
  }

  get numShards(): number {
    return this.#keeper?.held.length ?? 0;
  }

  get failure(): string | null {
    return this.#keeper?.failure ?? this.#following?.failure ?? this.#writer.failure;
  }

  async idle(): Promise<void> {
    await this.#following?.idle();
    await this.#writer.flush();
  }

  /** The others go on meanwhile: they write to both. */
  rebuild(): Promise<void> {
    return rebuildIndex(this.options, this.options.log.shards);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#keeper?.[Symbol.asyncDispose]();
    await this.#following?.[Symbol.asyncDispose]();
    await this.#writer[Symbol.asyncDispose]();
  }
}
