/** Something that waits for its turn, and says once when it is over. */
export type Start = (done: () => void) => void;

/**
 * Starts one thing in each turn of the event loop, the places taking turns: whatever else has arrived meanwhile is seen in
 * between, and whoever sends much waits behind themselves alone.
 */
export class FairTurns {
  /** Waiting, by place; the place whose turn is next stands first. */
  readonly #waiting = new Map<string, Start[]>();
  #scheduled: NodeJS.Immediate | null = null;
  #running = 0;

  /** @param atOnce things that run at the same time, at most */
  constructor(private readonly atOnce = Infinity) {}

  add(place: string, start: Start): void {
    const before = this.#waiting.get(place);
    if (before === undefined) this.#waiting.set(place, [start]);
    else before.push(start);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#waiting.size === 0 || this.#running >= this.atOnce) return;
    this.#scheduled ??= setImmediate(() => {
      this.#scheduled = null;
      const start = this.#take();
      this.#running += 1;
      this.#schedule();
      start?.(() => {
        this.#running -= 1;
        this.#schedule();
      });
    });
  }

  #take(): Start | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [place, starts] = first;
    const start = starts.shift();
    this.#waiting.delete(place);
    if (starts.length > 0) this.#waiting.set(place, starts);
    return start;
  }
}
