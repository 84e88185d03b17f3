import TinyQueue from 'tinyqueue';
import type { Agenda } from './agenda.js';

interface Job {
  /** On the machine's own clock, see `#own`. */
  readonly finish: number;
  readonly order: number;
  readonly done: () => void;
}

/** Less than this of a job is nothing, ms: what sums of fractions leave over. */
const NOTHING_MS = 1e-9;

/**
 * Cores that all jobs at work share evenly (processor sharing), none of them faster than one core: what the scheduler of an
 * operating system comes to over many time slices.
 */
export class Machine {
  readonly #jobs = new TinyQueue<Job>([], (a, b) => a.finish - b.finish || a.order - b.order);
  /** A clock that runs as fast as each job does, so a job's end on it never changes. */
  #own = 0;
  #since = 0;
  #order = 0;
  /** Plans of a next end are void when it has changed. */
  #plan = 0;

  /** @param cores 1 or more */
  constructor(
    private readonly agenda: Agenda,
    readonly cores: number,
  ) {}

  /** @param ms of one core @param done called when it has had them */
  work(ms: number, done: () => void): void {
    this.#pass();
    this.#order += 1;
    this.#jobs.push({ finish: this.#own + ms, order: this.#order, done });
    this.#planNext();
  }

  get #speed(): number {
    return Math.min(1, this.cores / Math.max(1, this.#jobs.length));
  }

  #pass(): void {
    this.#own += (this.agenda.now - this.#since) * this.#speed;
    this.#since = this.agenda.now;
  }

  #planNext(): void {
    const next = this.#jobs.peek();
    this.#plan += 1;
    const plan = this.#plan;
    if (next === undefined) return;
    this.agenda.after(Math.max(0, next.finish - this.#own) / this.#speed, () => {
      if (plan === this.#plan) this.#end();
    });
  }

  #end(): void {
    this.#pass();
    const ended: Job[] = [];
    for (
      let job = this.#jobs.peek();
      job !== undefined && job.finish <= this.#own + NOTHING_MS;
      job = this.#jobs.peek()
    ) {
      this.#jobs.pop();
      ended.push(job);
    }
    this.#planNext();
    for (const { done } of ended) done();
  }
}
