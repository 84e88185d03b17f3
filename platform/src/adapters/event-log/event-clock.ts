/** How far times of events may be ahead of the clock, in ms; what is further was stamped while the clock was wrong. */
export const AHEAD_MS = 5 * 60_000;

/**
 * Stamps events. Times do not go back while the clock is put back by less than five minutes, as by its own corrections. A clock
 * that was further ahead once is not followed for ever: from then on the present one holds, and events after it are earlier.
 */
export class EventClock {
  #latest = 0;

  /** @param now epoch ms. @param warn tells the operator */
  constructor(
    private readonly now: () => number = Date.now,
    private readonly warn: (words: string) => void = (words) => {
      process.emitWarning(words);
    },
  ) {}

  /** Epoch ms of an event that is in the log. */
  saw(time: number): void {
    this.#latest = Math.max(this.#latest, time);
  }

  /** Epoch ms for what happens now. */
  next(): number {
    const now = this.now();
    if (this.#latest - now > AHEAD_MS) {
      const [latest, present] = [this.#latest, now].map((time) => new Date(time).toISOString());
      this.warn(
        `the latest event is of ${String(latest)} and the clock says ${String(present)}: the clock was wrong, then or now. ` +
          'Events get the time of the clock; those in between are listed as newer.',
      );
      this.#latest = now;
    }
    this.saw(now);
    return this.#latest;
  }
}
