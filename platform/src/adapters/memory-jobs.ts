import type { FailOptions, Job, JobState, Jobs, Lease } from '../ports/jobs.js';
import { JobListeners } from './jobs/listeners.js';
import { clampPercent, DEFAULT_ATTEMPTS, type JobsOptions } from './jobs/job-rules.js';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly owner: string;
  /** When it is its owner's turn. */
  round: number;
  state: JobState;
  attempt: number;
  failures: number;
  percent: number;
  result: string | null;
  problem: string | null;
  /** Epoch ms from which it may be leased (again). */
  free: number;
  /** Order of ending, 0 while not ended. */
  ended: number;
  settled: boolean;
}

const toText = (value: unknown): string => JSON.stringify(value ?? null);

const toJob = ({ id, kind, payload, state, attempt, failures, percent, result, problem }: Row): Job => ({
  id,
  kind,
  payload: JSON.parse(payload) as unknown,
  state,
  attempt,
  failures,
  percent,
  result: result === null ? null : (JSON.parse(result) as unknown),
  problem,
});

/** Jobs that live as long as the process: for tests. */
export function createMemoryJobs({ now = Date.now }: JobsOptions = {}): Jobs {
  return new MemoryJobs(now);
}

class MemoryJobs implements Jobs {
  readonly #rows = new Map<string, Row>();
  readonly #checkpoints = new Map<string, string>();
  readonly #listeners = new JobListeners();
  readonly #now: () => number;
  #endings = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  enqueue(id: string, kind: string, payload: unknown, owner = ''): Promise<boolean> {
    if (this.#rows.has(id)) return Promise.resolve(false);
    const fresh = {
      state: 'waiting',
      attempt: 0,
      failures: 0,
      percent: 0,
      result: null,
      problem: null,
      free: 0,
      ended: 0,
      settled: false,
    } as const;
    const round = this.#roundOf(kind, owner);
    this.#rows.set(id, { id, kind, payload: toText(payload), owner, round, ...fresh });
    this.#listeners.tell(id);
    return Promise.resolve(true);
  }

  /** The round at hand (of what is next or was leased last), or the one after its owner's last; what failed is in no turn any more. */
  #roundOf(kind: string, owner: string): number {
    const all = [...this.#rows.values()].filter((row) => row.kind === kind);
    const rounds = (rows: readonly Row[]): number[] => rows.map(({ round }) => round);
    const waiting = rounds(all.filter(({ state }) => state === 'waiting'));
    const working = rounds(all.filter(({ state, free }) => state === 'working' && free > this.#now()));
    const atHand = Math.min(...waiting, working.length > 0 ? Math.max(...working) : Infinity);
    const own = all.filter((row) => row.owner === owner && row.failures === 0);
    const after = (rows: readonly Row[]): number => Math.max(-1, ...rounds(rows)) + 1;
    return Math.max(atHand < Infinity ? atHand : after(all), after(own));
  }

  lease(kind: string, ms: number): Promise<Job | null> {
    const now = this.#now();
    const free = [...this.#rows.values()].filter((row) => row.kind === kind && row.ended === 0 && row.free <= now);
    const waiting = free.filter(({ state }) => state === 'waiting');
    const [row] = (waiting.length > 0 ? waiting : free).sort((a, b) => a.round - b.round);
    if (row === undefined) return Promise.resolve(null);
    if (row.state === 'working') row.failures += 1;
    Object.assign(row, { state: 'working', attempt: row.attempt + 1, percent: 0, free: now + ms });
    this.#listeners.tell(row.id);
    return Promise.resolve(toJob(row));
  }

  renew(lease: Lease, ms: number, percent: number): Promise<boolean> {
    return this.#change(lease, (row) => {
      row.free = this.#now() + ms;
      row.percent = Math.max(row.percent, clampPercent(percent));
    });
  }

  complete(lease: Lease, result: unknown): Promise<boolean> {
    const text = toText(result);
    return this.#change(lease, (row) => {
      Object.assign(row, { state: 'done', percent: 100, result: text, problem: null, ended: ++this.#endings });
    });
  }

  fail(lease: Lease, problem: string, options: FailOptions): Promise<boolean> {
    const { retry, delayMs = 0, maxAttempts = DEFAULT_ATTEMPTS, counts = true } = options;
    return this.#change(lease, (row) => {
      row.problem = problem;
      if (!retry || counts) row.failures += 1;
      if (!retry || (counts && row.failures >= maxAttempts)) {
        Object.assign(row, { state: 'failed', ended: ++this.#endings });
        return;
      }
      Object.assign(row, { state: 'waiting', free: this.#now() + delayMs });
      if (counts) this.#toTheEnd(row);
    });
  }

  #toTheEnd(row: Row): void {
    for (const { kind, state, round } of this.#rows.values())
      if (kind === row.kind && state === 'waiting') row.round = Math.max(row.round, round);
    this.#rows.delete(row.id);
    this.#rows.set(row.id, row);
  }

  get(id: string): Promise<Job | null> {
    const row = this.#rows.get(id);
    return Promise.resolve(row ? toJob(row) : null);
  }

  ended(kind: string, limit: number): Promise<readonly Job[]> {
    const open = [...this.#rows.values()].filter((row) => row.kind === kind && row.ended > 0 && !row.settled);
    return Promise.resolve(
      open
        .sort((a, b) => a.ended - b.ended)
        .slice(0, limit)
        .map(toJob),
    );
  }

  takeUp(id: string): Promise<void> {
    const row = this.#rows.get(id);
    if (row && row.ended > 0) row.settled = true;
    return Promise.resolve();
  }

  voidLeases({ kind, problem }: { kind?: string; problem?: string } = {}): Promise<number> {
    const working = [...this.#rows.values()].filter(
      (row) => row.state === 'working' && (kind === undefined || row.kind === kind),
    );
    for (const row of working) {
      Object.assign(row, { state: 'waiting', free: 0 });
      if (problem !== undefined) {
        Object.assign(row, { problem, failures: row.failures + 1 });
        this.#toTheEnd(row);
      }
      this.#listeners.tell(row.id);
    }
    return Promise.resolve(working.length);
  }

  checkpoint(group: string): Promise<string | null> {
    return Promise.resolve(this.#checkpoints.get(group) ?? null);
  }

  setCheckpoint(group: string, checkpoint: string): Promise<void> {
    this.#checkpoints.set(group, checkpoint);
    return Promise.resolve();
  }

  onChange(listener: (id: string) => void): () => void {
    return this.#listeners.add(listener);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return Promise.resolve();
  }

  #change({ id, attempt }: Lease, change: (row: Row) => void): Promise<boolean> {
    const row = this.#rows.get(id);
    if (row?.state !== 'working' || row.attempt !== attempt) return Promise.resolve(false);
    change(row);
    this.#listeners.tell(id);
    return Promise.resolve(true);
  }
}
