import { RefusedError } from '@combolab/backend/parts';
import type { Order } from './commands.js';
import type { Ledger, LedgerEntry } from './ledger.js';
import type { Network } from './network.js';
import type { Orders } from './orders.js';
import type { ServerPart } from './server-part.js';
import { SimulatedProcess } from './simulated-process.js';
import type { VirtualTime } from './virtual-time.js';

/** Longest pauses between two orders, and before one is repeated, in virtual ms. */
const PAUSE_MS = 1300;
const REPEAT_MS = 1200;

/** Somebody who orders one thing after the other, each again and again under its key until it is answered. */
export class User {
  readonly process: SimulatedProcess;
  /** False orders nothing new. */
  active = true;
  idle = true;

  constructor(
    private readonly time: VirtualTime,
    private readonly network: Network<ServerPart>,
    private readonly ledger: Ledger,
    private readonly orders: Orders,
    readonly userId: string,
  ) {
    this.process = new SimulatedProcess(userId);
  }

  start(first: readonly Order[]): void {
    this.time.plan(this.process, 0, 'begins', () => {
      void this.#work(first);
    });
  }

  async #work(first: readonly Order[]): Promise<void> {
    for (const order of first) await this.#insist(order);
    for (let order = await this.#next(); order !== null; order = await this.#next()) await this.#insist(order);
  }

  /** @returns null once nothing new is wanted */
  async #next(): Promise<Order | null> {
    await this.time.sleep(this.time.random.next() * PAUSE_MS);
    return this.active ? this.orders.next(this.userId) : null;
  }

  async #insist(order: Order): Promise<void> {
    this.idle = false;
    const entry = this.ledger.begin(order);
    while (!(await this.#ask(entry))) await this.time.sleep(this.time.random.next() * REPEAT_MS);
    this.orders.done(entry);
    this.idle = true;
  }

  /** @returns whether it was answered for good */
  async #ask(entry: LedgerEntry): Promise<boolean> {
    try {
      const { order } = entry;
      entry.insertedId = await this.network.ask(order.kind, ({ commands }) => commands.carryOut(order));
      entry.outcome = 'acknowledged';
      return true;
    } catch (error) {
      // whatever else it is, it may be done, and is asked for again
      if (!(error instanceof RefusedError)) return false;
      entry.outcome = 'refused';
      return true;
    }
  }
}
