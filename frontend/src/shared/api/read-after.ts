const KEEP_MS = 10_000;
const KEEP_COUNT = 4;

/** Remembers the `readAfter` of own writes, so that reads soon after them include them. */
export class ReadAfter {
  private tokens: readonly { readonly token: string; readonly at: number }[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  /** Takes note of a command's answer. */
  remember(answer: unknown): void {
    if (typeof answer !== 'object' || answer === null || !('readAfter' in answer)) return;
    if (typeof answer.readAfter !== 'string') return;
    this.tokens = [...this.tokens, { token: answer.readAfter, at: this.now() }].slice(-KEEP_COUNT);
  }

  /** Value of the `Read-After` header: at most 4 tokens of the last 10 s; null when there is none. */
  header(): string | null {
    const since = this.now() - KEEP_MS;
    const recent = this.tokens.filter(({ at }) => at >= since).map(({ token }) => token);
    return recent.length === 0 ? null : recent.join(',');
  }

  forget(): void {
    this.tokens = [];
  }
}

export const readAfter = new ReadAfter();
