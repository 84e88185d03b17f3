export type JobState = 'waiting' | 'working' | 'done' | 'failed';

export interface Job<P = unknown, R = unknown> {
  /** Deduplicates: enqueuing an id again changes nothing. For example `preview:<comboId>:<generation>`. */
  readonly id: string;
  readonly kind: string;
  readonly payload: P;
  readonly state: JobState;
  /** 0 before the first lease; the fencing token of the running one. */
  readonly attempt: number;
  /** Attempts that failed, or ended without a word: what `maxAttempts` counts. */
  readonly failures: number;
  /** 0 to 100, never falls within an attempt. */
  readonly percent: number;
  readonly result: R | null;
  /** Why the last attempt failed, for people. */
  readonly problem: string | null;
}

/** Proof of a lease. A worker whose attempt is no longer current is refused. */
export interface Lease {
  readonly id: string;
  readonly attempt: number;
}

export interface FailOptions {
  readonly retry: boolean;
  readonly delayMs?: number;
  readonly maxAttempts?: number;
  /** False: the job is not to blame; it keeps its place, and may be tried as often as before. Only with `retry`. */
  readonly counts?: boolean;
}

/** Long work that survives restarts. Leases expire by the store's clock. Every adapter passes `describeJobs`. */
export interface Jobs extends AsyncDisposable {
  /**
   * @param owner whose jobs take turns with those of other owners of the kind; without it, one owner of all such jobs
   * @returns false when the id was known already
   */
  enqueue(id: string, kind: string, payload: unknown, owner?: string): Promise<boolean>;
  /**
   * The next job of the kind that waits, or else one whose lease has expired, which counts as a failure; now leased for `ms`. null
   * when there is none. Owners take turns: the second job of one runs after the first ones of all who came while it waited. Of one
   * owner, and within a turn, the job that waits longest is next.
   */
  lease(kind: string, ms: number): Promise<Job | null>;
  /** Prolongs the lease and records progress. False when the lease was lost: stop working. */
  renew(lease: Lease, ms: number, percent: number): Promise<boolean>;
  /** Stores the result. False when the lease was lost. */
  complete(lease: Lease, result: unknown): Promise<boolean>;
  /**
   * Ends the attempt. With `retry` the job waits again (after `delayMs`), behind those of all owners that wait now, until `maxAttempts`
   * failures were counted, then it is failed; without, it is failed at once.
   * False when the lease was lost.
   */
  fail(lease: Lease, problem: string, options: FailOptions): Promise<boolean>;
  get(id: string): Promise<Job | null>;
  /** Ended jobs whose outcome was not yet taken up, oldest first, at most `limit`. */
  ended(kind: string, limit: number): Promise<readonly Job[]>;
  /** Marks an outcome as taken up; the row stays. */
  takeUp(id: string): Promise<void>;
  /**
   * Makes leases void, for a store that only this process uses. They wait again, in their place, and nothing is counted: at
   * a start, for the process that held them was ended. With a problem, for a worker that died over them, each counts as a
   * failure and waits behind the others.
   * @returns how many there were
   */
  voidLeases(which?: { readonly kind?: string; readonly problem?: string }): Promise<number>;
  /** How far a group that turns events into jobs has come; null at first. */
  checkpoint(group: string): Promise<string | null>;
  setCheckpoint(group: string, checkpoint: string): Promise<void>;
  /** Called when a job is enqueued, progresses or ends. Returns the unsubscriber. */
  onChange(listener: (id: string) => void): () => void;
}
