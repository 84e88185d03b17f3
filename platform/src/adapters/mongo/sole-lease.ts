import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { randomId } from '../../runtime/random-id.js';
import { LEASE_MS, renewMs, takeLease, type LeaseRow } from './lease-row.js';

export interface SoleLeaseOptions {
  readonly connection: Connection;
  readonly name: string;
  /** Standard: 10 s. */
  readonly leaseMs?: number;
}

/** Work that one process alone may do at a time; others stand by and take over when its holder is gone for the length of a lease. */
export class SoleLease implements AsyncDisposable {
  readonly #owner = randomId();
  readonly #stop = new AbortController();
  readonly #rows;
  readonly #leaseMs: number;
  readonly #renewMs: number;
  #holding = false;
  #renewing: Promise<void> = Promise.resolve();

  constructor(private readonly options: SoleLeaseOptions) {
    this.#leaseMs = options.leaseMs ?? LEASE_MS;
    this.#renewMs = renewMs(this.#leaseMs);
    this.#rows = options.connection.collection<LeaseRow>('sole_leases');
  }

  get holding(): boolean {
    return this.#holding;
  }

  /**
   * Resolves when this process has it, with a signal that aborts when somebody else may have it: stop at once then. It may be
   * acquired again after that.
   * @returns null when it was disposed before
   */
  async acquire(): Promise<AbortSignal | null> {
    await this.#renewing;
    while (!this.#stop.signal.aborted) {
      const asked = Date.now();
      if (await this.#take().catch(() => false)) {
        const lost = new AbortController();
        this.#holding = true;
        this.#renewing = this.#renew(asked + this.#leaseMs, lost);
        return lost.signal;
      }
      await this.#pause(this.#renewMs / 3);
    }
    return null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    await this.#renewing;
    if (!this.#holding) return;
    this.#holding = false;
    // the lease ends by itself where it cannot be given back
    await this.#rows
      .updateOne({ _id: this.options.name, owner: this.#owner }, { $set: { owner: null } })
      .catch(() => undefined);
  }

  async #renew(until: number, lost: AbortController): Promise<void> {
    let sureUntil = until;
    while (!this.#stop.signal.aborted) {
      await this.#pause(this.#renewMs);
      const asked = Date.now();
      const kept = await this.#take().catch(() => null);
      if (kept === true) sureUntil = asked + this.#leaseMs;
      else if (kept === false || Date.now() + this.#renewMs > sureUntil) {
        this.#holding = false;
        lost.abort();
        return;
      }
    }
  }

  #take(): Promise<boolean> {
    return takeLease(this.#rows, this.options.name, this.#owner, this.#leaseMs);
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }
}
