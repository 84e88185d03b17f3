/** A server that a process goes on without while it does not answer: told with its readiness, which stays good. */
export class Absence {
  #since: string | null = null;
  #reason = '';

  /**
   * @param server as operators call it, such as `Kafka`
   * @param effect what does not work without it, in words
   * @param onAway called with what to log when it was there before
   */
  constructor(
    private readonly server: string,
    private readonly effect: string,
    private readonly onAway: (words: string, error: unknown) => void = () => undefined,
  ) {}

  /** It did not answer. @param error what came instead */
  away(error: unknown): void {
    this.#reason = error instanceof Error ? error.message : String(error);
    if (this.#since !== null) return;
    this.#since = new Date().toISOString();
    this.onAway(`${this.server} does not answer: ${this.effect}`, error);
  }

  /** It answered. */
  back(): void {
    this.#since = null;
  }

  /** What is missing, since when and why, in words; null while it answers. */
  get told(): string | null {
    if (this.#since === null) return null;
    return `${this.server} does not answer since ${this.#since}: ${this.effect} (${this.#reason})`;
  }
}
