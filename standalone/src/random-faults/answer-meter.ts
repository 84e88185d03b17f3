/** Tells how often something was answered, commands or reads, and for how long nothing was. */
export class AnswerMeter {
  #count = 0;
  #since: number;
  #longest = 0;

  /** @param now time in ms, of a clock that only goes forward */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.#since = now();
  }

  answered(): void {
    this.#look();
    this.#count += 1;
  }

  /** What was answered since the last call, and the longest time without, in ms. */
  take(): { readonly count: number; readonly longestMs: number } {
    this.#look();
    const taken = { count: this.#count, longestMs: this.#longest };
    this.#count = 0;
    this.#longest = 0;
    return taken;
  }

  #look(): void {
    const now = this.now();
    this.#longest = Math.max(this.#longest, now - this.#since);
    this.#since = now;
  }
}
