/** Something that is tried again and again: what goes wrong with it is told once for each new failure. */
export class Failing {
  #why: string | null = null;

  /** @param tell hears of a failure that differs from the last one */
  constructor(private readonly tell: (error: unknown) => void = () => undefined) {}

  /** Why it fails, in words; null while nothing is wrong. */
  get why(): string | null {
    return this.#why;
  }

  failed(error: unknown): void {
    const why = error instanceof Error ? error.message : String(error);
    if (why === this.#why) return;
    this.#why = why;
    this.tell(error);
  }

  passed(): void {
    this.#why = null;
  }
}
