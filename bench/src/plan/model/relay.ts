import type { Station } from '../engine/station.js';
import { batchWork, FULL_BATCH } from '../engine/work.js';
import type { LiveFeed } from './live-feed.js';
import { ask, type Command, type World } from './world.js';

/** How long it sleeps when nobody wakes it, ms (`relay.ts`). */
const SWEEP_MS = 250;

/** Of a full batch, where nobody else asks the servers for anything, ms. */
export function fullRelayMs({ costs, hopMs }: Pick<World, 'costs' | 'hopMs'>): number {
  const { relayRead, relayReadEach, relayBatch, relayEach, kafkaRequest, kafkaEvent, kafkaReplicated } = costs;
  const works = [
    batchWork(relayRead, relayReadEach, FULL_BATCH),
    batchWork(relayBatch, relayEach, FULL_BATCH),
    batchWork(kafkaRequest, kafkaEvent, FULL_BATCH),
  ];
  return works.reduce((sum, { ms }) => sum + ms, kafkaReplicated + 4 * hopMs);
}

/** Brings commits of its shards to Kafka and marks them; the marking of one batch overlaps the reading of the next. */
export class Relay {
  readonly counts = { items: 0 };
  #waiting: Command[] = [];
  #isAwake = false;
  #isNudged = false;
  #sleep = 0;
  #marking = { isDone: true, then: (): void => undefined };

  constructor(
    private readonly world: World,
    private readonly station: Station,
    feed: LiveFeed,
    private readonly publish: (commands: readonly Command[]) => void,
  ) {
    feed.join(station, (messages) => {
      if (messages.some(({ kind }) => kind === 'committed')) this.nudge();
    });
    this.#rest();
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Is in the log, to be found by the next look. */
  add(command: Command): void {
    this.#waiting.push(command);
  }

  nudge(): void {
    this.#isNudged = true;
    if (!this.#isAwake) this.#pass();
  }

  #rest(): void {
    this.#isAwake = false;
    this.#sleep += 1;
    const sleep = this.#sleep;
    this.world.agenda.after(SWEEP_MS, () => {
      if (sleep === this.#sleep && !this.#isAwake) this.#pass();
    });
  }

  #pass(): void {
    this.#isAwake = true;
    this.#isNudged = false;
    const { costs, stations } = this.world;
    const found = this.#waiting.slice(0, FULL_BATCH);
    this.#waiting = this.#waiting.slice(FULL_BATCH);
    ask(this.world, stations.commits, batchWork(costs.relayRead, costs.relayReadEach, found.length), () => {
      if (found.length === 0) {
        if (this.#isNudged) this.#pass();
        else this.#rest();
        return;
      }
      const own = batchWork(costs.relayBatch, costs.relayEach, found.length);
      const published = (): void => {
        this.publish(found);
        this.#afterMark(() => {
          this.#mark(found.length);
          this.counts.items += found.length;
          this.#pass();
        });
      };
      const send = (): void => {
        const sent = batchWork(costs.kafkaRequest, costs.kafkaEvent, found.length);
        ask(this.world, stations.kafka, sent, published, costs.kafkaReplicated);
      };
      this.station.work(own, send);
    });
  }

  /** Waits for the marking of the batch before. */
  #afterMark(then: () => void): void {
    if (this.#marking.isDone) then();
    else this.#marking.then = then;
  }

  #mark(count: number): void {
    const marking = { isDone: false, then: (): void => undefined };
    this.#marking = marking;
    const { costs, stations } = this.world;
    const marked = (): void => {
      marking.isDone = true;
      marking.then();
    };
    ask(this.world, stations.commits, batchWork(costs.markBatch, costs.markEach, count), marked, costs.commitDurable);
  }
}
