import type { Machine } from './machine.js';
import type { Work } from './work.js';

interface Waiting {
  /** As drawn. */
  readonly ms: number;
  readonly done: () => void;
}

/** First come, first served, by so many at once: a process with one thread, or a server with several. Its work needs a machine's cores. */
export class Station {
  /** Jobs begun and ended so far. */
  readonly counts = { come: 0, gone: 0 };
  readonly #waiting: Waiting[] = [];
  /** Index of the first that waits: to shift a long list is slow. */
  #first = 0;
  #serving = 0;
  #workMs = 0;
  #firmMs = 0;

  /** @param servers jobs at work at once, 1 or more @param vary what expected times are multiplied by, by how many pieces they are of */
  constructor(
    readonly name: string,
    readonly servers: number,
    readonly machine: Machine,
    private readonly vary: (pieces: number) => number = () => 1,
  ) {}

  /** Processor time that was asked for so far, ms. */
  get workMs(): number {
    return this.#workMs;
  }

  /** What of it there would be in full batches, ms; see `Work`. */
  get firmMs(): number {
    return this.#firmMs;
  }

  /** Jobs that have come and are not done. */
  get inside(): number {
    return this.counts.come - this.counts.gone;
  }

  work({ ms, firmMs, pieces }: Work, done: () => void): void {
    const factor = this.vary(pieces);
    this.counts.come += 1;
    this.#workMs += ms * factor;
    this.#firmMs += firmMs * factor;
    this.#waiting.push({ ms: ms * factor, done });
    this.#serve();
  }

  #serve(): void {
    while (this.#serving < this.servers) {
      const next = this.#waiting[this.#first];
      if (next === undefined) break;
      this.#first += 1;
      this.#serving += 1;
      this.machine.work(next.ms, () => {
        this.#serving -= 1;
        this.counts.gone += 1;
        next.done();
        this.#serve();
      });
    }
    if (this.#first > 1000 && this.#first * 2 > this.#waiting.length) {
      this.#waiting.splice(0, this.#first);
      this.#first = 0;
    }
  }
}
