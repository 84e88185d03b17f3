import type { Position } from '../ports/event-log.js';

interface Waiter {
  readonly position: Position;
  readonly done: (reached: boolean) => void;
}

/** Lets readers wait until views or index have come far enough. */
export interface Gate {
  /** How often what it lets wait for was begun anew, and had nothing for a while. */
  readonly begunAnew: number;
  /** @returns false when they were still behind after `ms` */
  waitFor(position: Position, ms: number): Promise<boolean>;
}

/** For one process, whose log gives every event a number. */
export class CheckpointGate implements Gate {
  #checkpoint: Position | null = null;
  #begunAnew = 0;
  #waiters: Waiter[] = [];

  constructor(
    private readonly reached: (checkpoint: Position | null, position: Position) => boolean,
    /** More than this many waiting at once get an answer at once. */
    private readonly maxWaiters = 2000,
  ) {}

  get checkpoint(): Position | null {
    return this.#checkpoint;
  }

  get begunAnew(): number {
    return this.#begunAnew;
  }

  /** @param checkpoint may be behind the last one, or null: views that are built anew begin at the start */
  advance(checkpoint: Position | null): void {
    if (this.#checkpoint !== null && !this.reached(checkpoint, this.#checkpoint)) this.#begunAnew += 1;
    this.#checkpoint = checkpoint;
    const waiting = this.#waiters;
    this.#waiters = waiting.filter(({ position }) => !this.reached(checkpoint, position));
    for (const waiter of waiting) if (this.reached(checkpoint, waiter.position)) waiter.done(true);
  }

  /** @returns false when the consumer was still behind after `ms` */
  waitFor(position: Position, ms: number): Promise<boolean> {
    if (this.reached(this.#checkpoint, position)) return Promise.resolve(true);
    if (this.#waiters.length >= this.maxWaiters) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiters = this.#waiters.filter((each) => each !== waiter);
        resolve(false);
      }, ms);
      const waiter: Waiter = {
        position,
        done: (reached) => {
          clearTimeout(timer);
          resolve(reached);
        },
      };
      this.#waiters.push(waiter);
    });
  }
}
