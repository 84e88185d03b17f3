import TinyQueue from 'tinyqueue';

interface Entry {
  /** Virtual ms. */
  readonly at: number;
  /** Tells what is due at one moment apart: what was planned first comes first. */
  readonly order: number;
  readonly run: () => void;
}

const byTime = (a: Entry, b: Entry): number => a.at - b.at || a.order - b.order;

/** What is to happen, in the order of virtual time (the event list of a discrete-event simulation). */
export class Agenda {
  readonly #queue = new TinyQueue<Entry>([], byTime);
  #now = 0;
  #order = 0;

  /** Virtual ms since the start. */
  get now(): number {
    return this.#now;
  }

  /** @param ms from now, 0 or more @throws RangeError for a time that has passed */
  after(ms: number, run: () => void): void {
    if (!(ms >= 0)) throw new RangeError(`${String(ms)} ms from now is not in the future`);
    this.#order += 1;
    this.#queue.push({ at: this.#now + ms, order: this.#order, run });
  }

  /** Lets everything happen that is due until then, and stops there. @param until virtual ms */
  run(until: number): void {
    for (let next = this.#queue.peek(); next !== undefined && next.at <= until; next = this.#queue.peek()) {
      this.#queue.pop();
      this.#now = next.at;
      next.run();
    }
    this.#now = Math.max(this.#now, until);
  }
}
