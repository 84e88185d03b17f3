export type JobState = 'waiting' | 'working' | 'done' | 'failed';

export interface Job<P = unknown, R = unknown> {
  /** Deduplicates: enqueuing an id again changes nothing. For example `preview:<comboId>:<generation>`. */
  readonly id: string;
  readonly kind: string;
  readonly payload: P;
  readonly state: JobState;
  /** 0 before the first lease; the fencing token of the running one. */
  readonly attempt: number;
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

/** Long work that survives restarts. Leases expire by the store's clock. Every adapter passes `describeJobs`. */
export interface Jobs extends AsyncDisposable {
  /** Returns false when the id was known already. */
  enqueue(id: string, kind: string, payload: unknown): Promise<boolean>;
  /** The oldest waiting or expired job of the kind, now leased for `ms`; null when there is none. */
  lease(kind: string, ms: number): Promise<Job | null>;
  /** Prolongs the lease and records progress. False when the lease was lost: stop working. */
  renew(lease: Lease, ms: number, percent: number): Promise<boolean>;
  /** Stores the result. False when the lease was lost. */
  complete(lease: Lease, result: unknown): Promise<boolean>;
  /**
   * Ends the attempt. With `retry` the job waits again (after `delayMs`) until `maxAttempts` attempts were used, then it is failed; without, it is failed at once.
   * False when the lease was lost.
   */
  fail(
    lease: Lease,
    problem: string,
    options: { retry: boolean; delayMs?: number; maxAttempts?: number },
  ): Promise<boolean>;
  get(id: string): Promise<Job | null>;
  /** Ended jobs whose outcome was not yet taken up, oldest first, at most `limit`. */
  ended(kind: string, limit: number): Promise<readonly Job[]>;
  /** Marks an outcome as taken up; the row stays. */
  settle(id: string): Promise<void>;
  /** Makes every lease void, for a store that only this process uses (called once at start). */
  voidLeases(): Promise<number>;
  /** How far a group that turns events into jobs has come; null at first. */
  checkpoint(group: string): Promise<string | null>;
  setCheckpoint(group: string, checkpoint: string): Promise<void>;
  /** Called when a job is enqueued, progresses or ends. Returns the unsubscriber. */
  onChange(listener: (id: string) => void): () => void;
}
