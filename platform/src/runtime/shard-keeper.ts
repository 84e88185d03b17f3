import { setTimeout as delay } from 'node:timers/promises';
import type { Position, ShardFollowing } from '../ports/event-log.js';
import type { ShardMembership } from '../ports/shards.js';
import type { Logger } from './logger.js';

export interface ShardKeeperOptions {
  readonly members: ShardMembership;
  readonly following: Pick<ShardFollowing, 'hold'>;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Called with each sign of life. @param gained shards that this process has now and had not before; they are followed from what it resolves to */
  readonly begin: (gained: readonly string[]) => Promise<Position | null>;
}

/** How often it is looked whether the others have let go, ms. */
const DEMAND_MS = 100;
/** How long the others may take for that, ms: who is dead is buried within the length of a lease. */
const DEMANDED_MS = 60_000;

/** Keeps this process following the shards that are its own among those of several processes. */
export class ShardKeeper implements AsyncDisposable {
  readonly #options: ShardKeeperOptions;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  #wake = new AbortController();
  #held: readonly string[] = [];
  #as: string | null = null;
  #demanded = false;
  #failure: string | null = null;

  constructor(options: ShardKeeperOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  /** Shards that this process follows now. */
  get held(): readonly string[] {
    return this.#held;
  }

  /** Why it is not known what is this process's; null while nothing is wrong. */
  get failure(): string | null {
    return this.#failure;
  }

  /** Runs while every shard is this process's. @throws Error when the others do not let go */
  async alone<R>(work: () => Promise<R>): Promise<R> {
    const { members } = this.#options;
    this.#demand(true);
    try {
      const until = performance.now() + DEMANDED_MS;
      while (this.#held.length < members.all.length) {
        if (this.#stop.signal.aborted) throw new Error('this process is ending');
        if (performance.now() > until) throw new Error('other processes do not let go of their shards of the log');
        await this.#pause(DEMAND_MS);
      }
      return await work();
    } finally {
      this.#demand(false);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    this.#wake.abort();
    await this.#running;
    await this.#options.following.hold([], null);
    // where it cannot be said, the others bury this process after the length of a lease
    await this.#options.members.leave().catch(() => undefined);
  }

  #demand(wanted: boolean): void {
    this.#demanded = wanted;
    this.#options.members.demandAll(wanted);
    this.#wake.abort();
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      this.#wake = new AbortController();
      try {
        await this.#turn();
        this.#failure = null;
      } catch (error) {
        if (this.#failure === null)
          this.#options.logger.warn(
            { err: error },
            "it is not known which shards of the log are this process's; it is tried again",
          );
        this.#failure = String(error);
      }
      const isWaiting = this.#demanded && this.#held.length < this.#options.members.all.length;
      await delay(isWaiting ? DEMAND_MS : this.#options.members.beatMs, undefined, { signal: this.#wake.signal }).catch(
        () => undefined,
      );
    }
  }

  async #turn(): Promise<void> {
    const { members, following, begin, logger } = this.#options;
    const { kept, held } = await members.beat();
    // a process that was taken for dead begins anew: its shards may have been another's meanwhile
    const had = new Set(members.id === this.#as ? this.#held : []);
    this.#as = members.id;
    // what is let go, or was taken from a process that was held still, is at rest before anything new begins
    const staying = kept.filter((shard) => had.has(shard));
    if (staying.length < this.#held.length) await following.hold(staying, null);
    this.#held = staying;
    await members.free(held.filter((shard) => !kept.includes(shard)));
    const gained = kept.filter((shard) => !had.has(shard));
    const after = await begin(gained);
    if (gained.length === 0) return;
    await following.hold(kept, after);
    this.#held = kept;
    logger.info({ shards: kept.length, of: members.all.length }, 'this process has these shards of the log');
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }
}
