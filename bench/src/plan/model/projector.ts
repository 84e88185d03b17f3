import type { Batches, Handle } from '../engine/batches.js';
import type { Station } from '../engine/station.js';
import { batchWork, FULL_BATCH, joined, many, partOf, type Work } from '../engine/work.js';
import type { LiveFeed, LiveMessage } from './live-feed.js';
import type { Turn } from './turn.js';
import { ask, whenAll, type Command, type World } from './world.js';

/** Views that a batch of likes writes beside each other. */
const BESIDE = 4;
/** Parts of what a batch asks of MongoDB: what it begins with is read, the batch is bound to its maker's row, then stored. */
const READ = 0.25;
const BIND = 0.25;
const STORE = 0.5;
/** Questions that it takes to have the turn and to give it back. */
const TURN_QUESTIONS = 4;

/** Of a full batch, where nobody else asks MongoDB for anything, ms. */
export function fullProjectorMs({ costs, hopMs }: Pick<World, 'costs' | 'hopMs'>): number {
  const own = batchWork(costs.projectorBatch, costs.projectorEach, FULL_BATCH).ms;
  const views = batchWork(costs.viewsBatch, costs.viewsEach, FULL_BATCH).ms;
  const fetched = batchWork(costs.kafkaRequest, costs.kafkaMessage, FULL_BATCH).ms;
  return fetched + own + views * (READ / BESIDE + BIND + STORE / BESIDE) + 8 * hopMs;
}

/** Applies batches of its shards to the views (`runtime/projector.ts`): one after the other, and tells viewers of each. */
export class Projector {
  readonly #producer: Batches<LiveMessage>;

  constructor(
    private readonly world: World,
    private readonly station: Station,
    private readonly turn: Turn,
    feed: LiveFeed,
    private readonly applied: (count: number) => void,
  ) {
    this.#producer = feed.producer(station);
    feed.join(station, () => undefined);
  }

  readonly handle: Handle<Command> = (batch, done) => {
    const crossing = batch.filter(({ isCrossing }) => isCrossing).length;
    if (crossing === 0) {
      this.#apply(batch, done);
      return;
    }
    this.turn.take((give) => {
      ask(
        this.world,
        this.world.stations.views,
        this.#cross(crossing),
        () => {
          give();
          this.#apply(batch, done);
        },
        this.world.hopMs * 2 * TURN_QUESTIONS,
      );
    });
  };

  #cross(crossing: number): Work {
    const { turnQuestion, viewsBatch, viewsEach } = this.world.costs;
    return joined(many(turnQuestion, TURN_QUESTIONS), batchWork(viewsBatch, viewsEach, crossing));
  }

  #apply(batch: readonly Command[], done: () => void): void {
    const { costs, stations } = this.world;
    const own = partOf(batchWork(costs.projectorBatch, costs.projectorEach, batch.length), 0.5);
    const views = batchWork(costs.viewsBatch, costs.viewsEach, batch.length);
    const work = (then: () => void): void => {
      this.station.work(own, then);
    };
    const inViews = (part: number, count: number, then: () => void): void => {
      const all = whenAll(count, then);
      for (let n = 0; n < count; n += 1) ask(this.world, stations.views, partOf(views, part / count), all);
    };
    work(() => {
      inViews(READ, BESIDE, () => {
        work(() => {
          inViews(BIND, 1, () => {
            inViews(STORE, BESIDE, () => {
              this.#tell(batch);
              done();
            });
          });
        });
      });
    });
  }

  #tell(batch: readonly Command[]): void {
    this.applied(batch.length);
    for (const { viewed } of batch) {
      viewed.is = true;
      for (const wake of viewed.waiting.splice(0)) wake();
    }
    const views = batch.map((command): LiveMessage => ({ kind: 'view', command, streams: 0 }));
    this.#producer.add([...views, { kind: 'applied', command: null, streams: batch.length }]);
  }
}
