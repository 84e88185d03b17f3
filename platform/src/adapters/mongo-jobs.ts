import type { Connection } from 'mongoose';
import type { FailOptions, Job, Jobs, Lease } from '../ports/jobs.js';
import type { Logger } from '../runtime/logger.js';
import { Failing } from '../supervision/failing.js';
import { randomId } from '../runtime/random-id.js';
import { clampPercent, DEFAULT_ATTEMPTS } from './jobs/job-rules.js';
import { JobListeners } from './jobs/listeners.js';
import { isDuplicate } from './mongo/mongo-connection.js';
import { upsertAgain } from './mongo/upsert-again.js';
import { ChangeWatch } from './mongo-jobs/change-watch.js';
import { createIndexes, jobRows, toJob, type Row } from './mongo-jobs/rows.js';
import { serverClock } from './mongo-jobs/server-clock.js';
import { Turns } from './mongo-jobs/turns.js';

export interface MongoJobsOptions {
  /** Stays open when the jobs are disposed. */
  readonly connection: Connection;
  /** The store's clock, epoch ms; standard: the server's. */
  readonly now?: () => number;
  readonly logger?: Pick<Logger, 'warn'>;
}

const ORDER = 'order';
const FAILURES = { $ifNull: ['$failures', 0] };
type Filter<T> = Parameters<ReturnType<typeof jobRows>['updateOne']>[0] & Partial<T>;
const text = (value: unknown): string => JSON.stringify(value ?? null);

class MongoJobs implements Jobs {
  readonly #rows;
  readonly #counters;
  readonly #checkpoints;
  readonly #turns: Turns;
  readonly #serverTime: () => Promise<number>;
  /** The clock of leases. */
  readonly #clock: () => Promise<number>;
  readonly #me = randomId();
  readonly #listeners = new JobListeners();
  readonly #watch: ChangeWatch;
  #listening = 0;
  #leasing: Promise<unknown> = Promise.resolve();

  constructor({ connection, now, logger }: MongoJobsOptions) {
    this.#rows = jobRows(connection);
    this.#counters = connection.collection<{ _id: string; value: number }>('job_counters');
    this.#checkpoints = connection.collection<{ _id: string; checkpoint: string }>('job_checkpoints');
    this.#turns = new Turns(connection);
    this.#serverTime = serverClock(connection);
    this.#clock = now === undefined ? this.#serverTime : () => Promise.resolve(now());
    const failing = new Failing((error) => {
      logger?.warn({ err: error }, 'changes of jobs by other processes cannot be read; it is tried again');
    });
    const tell = (id: string): void => {
      this.#listeners.tell(id);
    };
    this.#watch = new ChangeWatch(connection, this.#me, this.#serverTime, tell, failing);
  }

  async enqueue(id: string, kind: string, payload: unknown, owner = ''): Promise<boolean> {
    if ((await this.#rows.findOne({ _id: id }, { projection: { _id: 1 } })) !== null) return false;
    const row: Row = {
      ...{ _id: id, seq: await this.#next(), kind, payload: text(payload), state: 'waiting' },
      ...{
        owner,
        round: await this.#turns.next(kind, owner, await this.#clock()),
        attempt: 0,
        failures: 0,
        percent: 0,
      },
      ...{ result: null, problem: null, free: 0, ended: null, settled: false },
      ...{ changes: 1, changedAt: new Date(await this.#serverTime()), changedBy: this.#me },
    };
    try {
      await this.#rows.insertOne(row);
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
    this.#listeners.tell(id);
    return true;
  }

  /** One after another, so that those who ask here first get the oldest. */
  lease(kind: string, ms: number): Promise<Job | null> {
    const lease = () => this.#lease(kind, ms);
    const next = this.#leasing.then(lease, lease);
    this.#leasing = next.catch(() => undefined);
    return next;
  }

  async #lease(kind: string, ms: number): Promise<Job | null> {
    const now = await this.#clock();
    const row = await this.#rows.findOneAndUpdate(
      { kind, ended: null, free: { $lte: now } },
      // a pipeline, because whether its lease has expired is known of the row as it was
      [
        {
          $set: {
            ...{ state: 'working', percent: 0, free: now + ms, changedBy: { $literal: this.#me }, changedAt: '$$NOW' },
            failures: { $add: [FAILURES, { $cond: [{ $eq: ['$state', 'working'] }, 1, 0] }] },
            attempt: { $add: ['$attempt', 1] },
            changes: { $add: ['$changes', 1] },
          },
        },
      ],
      // those that wait before those whose worker is gone: 'waiting' < 'working'
      { sort: { state: 1, round: 1, seq: 1 }, returnDocument: 'after' },
    );
    if (row === null) return null;
    this.#listeners.tell(row._id);
    return toJob(row);
  }

  async renew(lease: Lease, ms: number, percent: number): Promise<boolean> {
    return this.#change(lease, { free: (await this.#clock()) + ms }, { percent: clampPercent(percent) });
  }

  async complete(lease: Lease, result: unknown): Promise<boolean> {
    const ended = await this.#next();
    return this.#change(lease, { state: 'done', percent: 100, result: text(result), problem: null, ended });
  }

  async fail(lease: Lease, problem: string, options: FailOptions): Promise<boolean> {
    const { retry, delayMs = 0, maxAttempts = DEFAULT_ATTEMPTS, counts = true } = options;
    if (retry) {
      const again = { state: 'waiting', problem, free: (await this.#clock()) + delayMs } as const;
      if (!counts) return this.#change(lease, again);
      const few = { $expr: { $lt: [{ $add: [FAILURES, 1] }, maxAttempts] } };
      const behind = { round: await this.#turns.last(lease.id), seq: await this.#next() };
      if (await this.#change(lease, { ...again, ...behind }, { failures: 1, only: few })) return true;
    }
    return this.#change(lease, { state: 'failed', problem, ended: await this.#next() }, { failures: 1 });
  }

  async get(id: string): Promise<Job | null> {
    const row = await this.#rows.findOne({ _id: id });
    return row === null ? null : toJob(row);
  }

  async ended(kind: string, limit: number): Promise<readonly Job[]> {
    if (limit <= 0) return [];
    const rows = await this.#rows
      .find({ kind, settled: false, ended: { $gt: 0 } })
      .sort({ ended: 1 })
      .limit(limit)
      .toArray();
    return rows.map(toJob);
  }

  async takeUp(id: string): Promise<void> {
    await this.#rows.updateOne({ _id: id, ended: { $gt: 0 } }, { $set: { settled: true } });
  }

  /** Other processes may hold leases: none is made void here, they expire. */
  voidLeases(): Promise<number> {
    return Promise.resolve(0);
  }

  async checkpoint(group: string): Promise<string | null> {
    return (await this.#checkpoints.findOne({ _id: group }))?.checkpoint ?? null;
  }

  async setCheckpoint(group: string, checkpoint: string): Promise<void> {
    await upsertAgain(() => this.#checkpoints.updateOne({ _id: group }, { $set: { checkpoint } }, { upsert: true }));
  }

  /** Hears of changes made here at once, of those made by other processes within half a second. */
  onChange(listener: (id: string) => void): () => void {
    const remove = this.#listeners.add(listener);
    if (this.#listening++ === 0) this.#watch.start();
    let listens = true;
    return () => {
      if (!listens) return;
      listens = false;
      remove();
      if (--this.#listening === 0) void this.#watch.stop();
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#watch.stop();
    await this.#leasing;
  }

  /** @param more `percent` is reached at least, `failures` are added, `only` must hold of the row too */
  async #change(
    { id, attempt }: Lease,
    set: Partial<Row>,
    { percent, failures, only = {} }: { percent?: number; failures?: number; only?: Filter<Row> } = {},
  ): Promise<boolean> {
    const { matchedCount } = await this.#rows.updateOne(
      { _id: id, attempt, state: 'working', ...only },
      {
        $set: { ...set, changedBy: this.#me },
        $inc: { changes: 1, ...(failures === undefined ? {} : { failures }) },
        $currentDate: { changedAt: true },
        ...(percent === undefined ? {} : { $max: { percent } }),
      },
    );
    if (matchedCount === 1) this.#listeners.tell(id);
    return matchedCount === 1;
  }

  /** Makes the counter: a server may give nothing back to who increments a row that others are just inserting. */
  async prepare(): Promise<void> {
    await upsertAgain(() => this.#counters.updateOne({ _id: ORDER }, { $setOnInsert: { value: 0 } }, { upsert: true }));
  }

  /** A number above all earlier ones; some may be skipped. */
  async #next(): Promise<number> {
    const counter = await this.#counters.findOneAndUpdate(
      { _id: ORDER },
      { $inc: { value: 1 } },
      { returnDocument: 'after' },
    );
    if (counter === null) throw new Error('the counter of jobs is gone');
    return counter.value;
  }
}

/**
 * Jobs in MongoDB, shared by any number of processes. A lease is fenced by its attempt and expires by the server's
 * clock, whatever the clocks of the workers say.
 */
export async function openMongoJobs(options: MongoJobsOptions): Promise<Jobs> {
  await createIndexes(options.connection);
  const jobs = new MongoJobs(options);
  await jobs.prepare();
  return jobs;
}
