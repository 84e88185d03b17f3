import type { FailOptions, Job, Jobs, Lease } from '../ports/jobs.js';
import { ADD_FAILURES, ADD_OWNERS, JOBS_SCHEMA, JOBS_SQL, toJob } from './jobs/jobs-table.js';
import { JobListeners } from './jobs/listeners.js';
import { clampPercent, DEFAULT_ATTEMPTS, type JobsOptions } from './jobs/job-rules.js';
import { openWith, type Database } from './sqlite/open-database.js';

/**
 * Jobs in one SQLite file, durable when a call has resolved. Several processes may open the file; `onChange` hears
 * the changes made through this object alone.
 */
export function openSqliteJobs(file: string, { now = Date.now }: JobsOptions = {}): Promise<Jobs> {
  return Promise.resolve().then(() =>
    openWith({ file, synchronous: 'FULL', check: true }, (database) => new SqliteJobs(database, now)),
  );
}

class SqliteJobs implements Jobs {
  readonly #database: Database;
  readonly #sql: ReturnType<typeof prepareAll>;
  readonly #listeners = new JobListeners();
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    prepareTable(database);
    this.#sql = prepareAll(this.#database);
    this.#now = now;
  }

  // Each method is async so that an error of the synchronous engine becomes a rejection.
  async enqueue(id: string, kind: string, payload: unknown, owner = ''): Promise<boolean> {
    await Promise.resolve();
    const row = { id, kind, payload: JSON.stringify(payload ?? null), owner, now: this.#now() };
    return this.#told(id, this.#sql.enqueue.run(row).changes);
  }

  async lease(kind: string, ms: number): Promise<Job | null> {
    await Promise.resolve();
    const now = this.#now();
    const row: unknown = this.#sql.lease.get({ kind, now, until: now + ms });
    if (!row) return null;
    const job = toJob(row);
    this.#listeners.tell(job.id);
    return job;
  }

  async renew({ id, attempt }: Lease, ms: number, percent: number): Promise<boolean> {
    await Promise.resolve();
    const change = { id, attempt, until: this.#now() + ms, percent: clampPercent(percent) };
    return this.#told(id, this.#sql.renew.run(change).changes);
  }

  async complete({ id, attempt }: Lease, result: unknown): Promise<boolean> {
    await Promise.resolve();
    return this.#told(id, this.#sql.complete.run({ id, attempt, result: JSON.stringify(result ?? null) }).changes);
  }

  async fail(lease: Lease, problem: string, options: FailOptions): Promise<boolean> {
    await Promise.resolve();
    const { id, attempt } = lease;
    const { retry, delayMs = 0, maxAttempts = DEFAULT_ATTEMPTS, counts = true } = options;
    const free = this.#now() + delayMs;
    if (retry && !counts) return this.#told(id, this.#sql.again.run({ id, attempt, problem, free }).changes);
    if (retry && this.#told(id, this.#sql.retry.run({ id, attempt, problem, free, maxAttempts }).changes)) return true;
    return this.#told(id, this.#sql.fail.run({ id, attempt, problem }).changes);
  }

  async get(id: string): Promise<Job | null> {
    await Promise.resolve();
    const row: unknown = this.#sql.get.get(id);
    return row ? toJob(row) : null;
  }

  async ended(kind: string, limit: number): Promise<readonly Job[]> {
    await Promise.resolve();
    return this.#sql.ended.all(kind, limit).map(toJob);
  }

  async takeUp(id: string): Promise<void> {
    await Promise.resolve();
    this.#sql.settle.run(id);
  }

  async voidLeases({ kind = null, problem }: { kind?: string | null; problem?: string } = {}): Promise<number> {
    await Promise.resolve();
    const { voidLeases, voidFailed } = this.#sql;
    const rows = (problem === undefined ? voidLeases.all({ kind }) : voidFailed.all({ kind, problem })) as {
      id: string;
    }[];
    for (const { id } of rows) this.#listeners.tell(id);
    return rows.length;
  }

  async checkpoint(group: string): Promise<string | null> {
    await Promise.resolve();
    const row = this.#sql.checkpoint.get(group) as { checkpoint: string } | undefined;
    return row?.checkpoint ?? null;
  }

  async setCheckpoint(group: string, checkpoint: string): Promise<void> {
    await Promise.resolve();
    this.#sql.setCheckpoint.run(group, checkpoint);
  }

  onChange(listener: (id: string) => void): () => void {
    return this.#listeners.add(listener);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.resolve();
    if (this.#database.isOpen) this.#database.close();
  }

  #told(id: string, changes: number | bigint): boolean {
    const changed = Number(changes) > 0;
    if (changed) this.#listeners.tell(id);
    return changed;
  }
}

function prepareTable(database: Database): void {
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all('jobs') as { name: string }[];
  const lacks = (column: string): boolean => columns.length > 0 && !columns.some(({ name }) => name === column);
  if (lacks('failures')) database.exec(ADD_FAILURES);
  if (lacks('owner')) database.exec(ADD_OWNERS);
  database.exec(JOBS_SCHEMA);
}

function prepareAll(database: Database) {
  const prepare = (name: keyof typeof JOBS_SQL) => database.prepare(JOBS_SQL[name]);
  return {
    enqueue: prepare('enqueue'),
    lease: prepare('lease'),
    renew: prepare('renew'),
    complete: prepare('complete'),
    again: prepare('again'),
    retry: prepare('retry'),
    fail: prepare('fail'),
    get: prepare('get'),
    ended: prepare('ended'),
    settle: prepare('settle'),
    voidLeases: prepare('voidLeases'),
    voidFailed: prepare('voidFailed'),
    checkpoint: prepare('checkpoint'),
    setCheckpoint: prepare('setCheckpoint'),
  };
}
