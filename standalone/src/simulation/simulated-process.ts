/** One process or thread: it does one thing at a time, and nothing more once it has died. */
export class SimulatedProcess {
  /** Until when it is busy with what it did last, in virtual ms. */
  busyUntil = 0;
  #alive = true;
  #mourners: (() => void)[] = [];

  constructor(readonly name: string) {}

  get alive(): boolean {
    return this.#alive;
  }

  /** Calls back when it dies. */
  onDeath(hear: () => void): void {
    this.#mourners.push(hear);
  }

  /** From now on none of its timers fires, nothing it has asked for is answered, and what it sends goes nowhere. */
  die(): void {
    this.#alive = false;
    for (const hear of this.#mourners.splice(0)) hear();
  }
}
