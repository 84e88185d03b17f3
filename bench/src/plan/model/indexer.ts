import type { Handle } from '../engine/batches.js';
import type { Station } from '../engine/station.js';
import { batchWork, many } from '../engine/work.js';
import type { LiveFeed } from './live-feed.js';
import { ask, whenAll, type Command, type World } from './world.js';

/** How long likes wait for more of them, ms (`combo-writer.ts`). */
const PAUSE_MS = 500;
/** Combos of one bulk request. */
const BULK = 500;

/** Writes combos into the index when their views have them: content at once, likes of a combo once in half a second (`shared-indexer.ts`). */
export class Indexer {
  #liked = new Set<number>();
  #isPlanned = false;
  #isWriting = false;

  constructor(
    private readonly world: World,
    private readonly station: Station,
    feed: LiveFeed,
    private readonly indexed: (documents: number) => void,
  ) {
    feed.join(station, () => undefined);
  }

  readonly handle: Handle<Command> = (batch, done) => {
    const take = whenAll(batch.length, () => {
      const { indexerBatch, indexerEvent } = this.world.costs;
      const taken = (): void => {
        const content = new Set(batch.filter(({ isCrossing }) => isCrossing).map(({ combo }) => combo));
        for (const { combo } of batch) if (!content.has(combo)) this.#liked.add(combo);
        if (this.#liked.size > 0) this.#flushLater();
        this.#write(content.size, done);
      };
      this.station.work(batchWork(indexerBatch, indexerEvent, batch.length), taken);
    });
    for (const { viewed } of batch)
      if (viewed.is) take();
      else viewed.waiting.push(take);
  };

  #flushLater(): void {
    if (this.#isPlanned || this.#isWriting) return;
    this.#isPlanned = true;
    this.world.agenda.after(PAUSE_MS, () => {
      this.#isPlanned = false;
      this.#isWriting = true;
      const combos = this.#liked.size;
      this.#liked = new Set();
      this.#write(combos, () => {
        this.#isWriting = false;
        if (this.#liked.size > 0) this.#flushLater();
      });
    });
  }

  #write(combos: number, done: () => void): void {
    const { costs, stations } = this.world;
    const count = Math.min(combos, BULK);
    if (count === 0) {
      done();
      return;
    }
    ask(this.world, stations.views, batchWork(costs.turnQuestion, costs.viewReadEach, count), () => {
      this.station.work(many(costs.indexerDocument, count), () => {
        ask(this.world, stations.search, batchWork(costs.indexBatch, costs.indexDocument, count), () => {
          this.indexed(count);
          this.#write(combos - count, done);
        });
      });
    });
  }
}
