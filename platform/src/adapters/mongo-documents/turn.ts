import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { upsertAgain } from '../mongo/upsert-again.js';
import type { BatchRecord, Bind, BoundBatch } from './batch-record.js';

interface Row {
  readonly _id: 'turn';
  /** Who makes a batch now; null when nobody does. */
  readonly token: string | null;
  readonly batch: BoundBatch | null;
}

const ONLY = { _id: 'turn' } as const;
const FIRST_LOOK_MS = 5;
const LONGEST_LOOK_MS = 50;
const REST_MS = 500;

const ignore = (): void => undefined;

/** Batches that may touch the same documents are made one after the other, over all processes. */
export class Turn {
  readonly #rows;
  #taken = 0;
  #isThere = false;
  #givingBack: Promise<void> = Promise.resolve();

  /**
   * @param process names this process
   * @param patienceMs who makes one batch for longer is taken for dead: what it binds afterwards is refused
   */
  constructor(
    connection: Connection,
    private readonly record: BatchRecord,
    private readonly process: string,
    private readonly patienceMs: number,
  ) {
    this.#rows = connection.collection<Row>('projection_turn');
  }

  /** Finishes what somebody has bound here. */
  async finish(): Promise<void> {
    const row = await this.#rows.findOne(ONLY);
    if (row !== null && row.batch !== null) await this.record.finish(row.batch);
  }

  /** Runs alone. What somebody else left half-way is finished before. */
  async run<R>(work: (bind: Bind) => Promise<R>): Promise<R> {
    const token = await this.#take();
    try {
      return await work(async (batch) => {
        const { matchedCount } = await this.#rows.updateOne({ ...ONLY, token }, { $set: { batch } });
        return matchedCount === 1;
      });
    } finally {
      // nobody here waits for it: where it cannot be given back, this process takes it by its name, or another one after its patience
      this.#givingBack = this.#rows
        .updateOne({ ...ONLY, token }, { $set: { token: null, batch: null } })
        .then(ignore, ignore);
    }
  }

  /** Resolves when the turn was given back, or soon where that cannot be. */
  async rest(): Promise<void> {
    await Promise.race([this.#givingBack, delay(REST_MS, undefined, { ref: false })]);
  }

  /** Takes the turn from a process that is known to be dead, so that nobody has to wait for it. */
  async buryProcess(process: string): Promise<void> {
    const row = await this.#rows.findOne(ONLY);
    if (row === null || row.token === null || processOf(row.token) !== process) return;
    const token = this.#newToken();
    if (!(await this.#seize(row.token, token))) return;
    await this.#rows.updateOne({ ...ONLY, token }, { $set: { token: null, batch: null } });
  }

  #newToken(): string {
    this.#taken += 1;
    return `${this.process}.${String(this.#taken)}`;
  }

  async #take(): Promise<string> {
    await this.#create();
    const token = this.#newToken();
    let other = { token: '', since: 0 };
    for (let ms = FIRST_LOOK_MS; ; ms = Math.min(ms * 1.5, LONGEST_LOOK_MS)) {
      if (await this.#seize(null, token)) return token;
      const held = (await this.#rows.findOne(ONLY, { projection: { token: 1 } }))?.token ?? null;
      if (held !== null) {
        if (held !== other.token) other = { token: held, since: performance.now() };
        const isLate = performance.now() - other.since >= this.patienceMs;
        if ((processOf(held) === this.process || isLate) && (await this.#seize(held, token))) return token;
      }
      await delay(ms * (0.5 + Math.random()));
    }
  }

  /** From now on nobody else binds anything; what was bound before is finished first. */
  async #seize(from: string | null, token: string): Promise<boolean> {
    const before = await this.#rows.findOneAndUpdate(
      { ...ONLY, token: from },
      { $set: { token } },
      { returnDocument: 'before' },
    );
    if (before === null) return false;
    if (before.batch !== null) {
      await this.record.finish(before.batch);
      await this.#rows.updateOne({ ...ONLY, token }, { $set: { batch: null } });
    }
    return true;
  }

  async #create(): Promise<void> {
    if (this.#isThere) return;
    const first = { token: null, batch: null };
    await upsertAgain(() => this.#rows.updateOne(ONLY, { $setOnInsert: first }, { upsert: true }));
    this.#isThere = true;
  }
}

const processOf = (token: string): string => token.slice(0, token.lastIndexOf('.'));
