import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from '../../runtime/logger.js';
import { randomId } from '../../runtime/random-id.js';
import { serverClock } from '../mongo-jobs/server-clock.js';
import { LEASE_MS, renewMs } from '../mongo/lease-row.js';
import { orderRows, type Order, type OrderRow, type Taker } from './rows.js';

const LOOK_MS = 200;
/** An order that has ended as many processes is given up. */
const MAX_ATTEMPTS = 3;

export interface OrderTakerOptions {
  readonly connection: Connection;
  readonly taker: Taker;
  /**
   * @param signal somebody else may do it from now on: end without an effect
   * @returns the outcome in words. @throws Error with why it could not be done
   */
  readonly carryOut: (order: Order, signal: AbortSignal) => Promise<string>;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** After so long another takes up what a process that says nothing works on. Standard: 10 s. */
  readonly leaseMs?: number;
}

/** Takes the operator's orders for one kind of process, one at a time; what a process leaves behind when it dies is begun again. */
export class OrderTaker implements AsyncDisposable {
  readonly #options: OrderTakerOptions;
  readonly #rows;
  readonly #now;
  readonly #owner = randomId();
  readonly #leaseMs: number;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;

  constructor(options: OrderTakerOptions) {
    this.#options = options;
    this.#rows = orderRows(options.connection);
    this.#now = serverClock(options.connection);
    this.#leaseMs = options.leaseMs ?? LEASE_MS;
    this.#running = this.#run();
  }

  /** What is being carried out goes back; it does not hold the process up. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        const order = await this.#take();
        if (order !== null) await this.#work(order);
      } catch (error) {
        this.#options.logger.warn({ err: error }, 'orders cannot be read; they wait');
      }
      await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #take(): Promise<OrderRow | null> {
    const now = await this.#now();
    return this.#rows.findOneAndUpdate(
      { taker: this.#options.taker, state: { $in: ['waiting', 'working'] }, until: { $lte: now } },
      {
        $set: { state: 'working', owner: this.#owner, until: now + this.#leaseMs, takenAt: new Date() },
        $inc: { attempt: 1 },
      },
      { sort: { askedAt: 1 }, returnDocument: 'after' },
    );
  }

  async #work(order: OrderRow): Promise<void> {
    const { _id, what, args, attempt } = order;
    const mine = { _id, owner: this.#owner, attempt };
    const end = async (change: Partial<OrderRow>): Promise<void> => {
      await this.#rows.updateOne(mine, { $set: { ...change, owner: null, until: 0 } });
    };
    if (attempt > MAX_ATTEMPTS) {
      const said = `given up: ${String(MAX_ATTEMPTS)} processes have ended while they worked on it; see their logs`;
      await end({ state: 'failed', said, endedAt: new Date() });
      return;
    }
    this.#options.logger.info({ what, args, attempt }, 'carrying out an order');
    const done = new AbortController();
    const renewing = this.#renew(mine, done.signal);
    try {
      const outcome = await Promise.race([this.#outcome(order), this.#stopped()]);
      await end(outcome === null ? { state: 'waiting', attempt: attempt - 1 } : { ...outcome, endedAt: new Date() });
    } finally {
      done.abort();
      await renewing;
    }
  }

  async #outcome(order: OrderRow): Promise<Pick<OrderRow, 'state' | 'said'>> {
    try {
      return { state: 'done', said: await this.#options.carryOut(order, this.#stop.signal) };
    } catch (error) {
      this.#options.logger.warn({ err: error, what: order.what }, 'an order failed');
      return { state: 'failed', said: error instanceof Error ? error.message : String(error) };
    }
  }

  #stopped(): Promise<null> {
    const { signal } = this.#stop;
    return new Promise((resolve) => {
      const stop = (): void => {
        resolve(null);
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
  }

  async #renew(mine: { _id: string; owner: string; attempt: number }, signal: AbortSignal): Promise<void> {
    const isOver = (): boolean => signal.aborted;
    for (;;) {
      await delay(renewMs(this.#leaseMs), undefined, { signal }).catch(() => undefined);
      if (isOver()) return;
      try {
        await this.#rows.updateOne(mine, { $set: { until: (await this.#now()) + this.#leaseMs } });
      } catch (error) {
        // the next renewal may come in time; else somebody begins it again, which is harmless
        this.#options.logger.warn({ err: error }, 'the lease of an order was not renewed');
      }
    }
  }
}
