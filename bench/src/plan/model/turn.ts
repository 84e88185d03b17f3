/** Who writes what crosses shards: one at a time among all processes (`mongo-documents/turn.ts`). */
export class Turn {
  readonly counts = { taken: 0, busyMs: 0 };
  readonly #waiting: ((give: () => void) => void)[] = [];
  #isTaken = false;

  constructor(private readonly now: () => number) {}

  /** @param work called when it is its turn, with what gives it back */
  take(work: (give: () => void) => void): void {
    this.#waiting.push(work);
    if (!this.#isTaken) this.#next();
  }

  #next(): void {
    const work = this.#waiting.shift();
    this.#isTaken = work !== undefined;
    if (work === undefined) return;
    const begun = this.now();
    this.counts.taken += 1;
    work(() => {
      this.counts.busyMs += this.now() - begun;
      this.#next();
    });
  }
}
