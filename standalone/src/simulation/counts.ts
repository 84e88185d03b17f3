/** How often each kind of thing happened. */
export class Counts {
  readonly #counts = new Map<string, number>();

  add(kind: string, by = 1): void {
    this.#counts.set(kind, this.of(kind) + by);
  }

  of(kind: string): number {
    return this.#counts.get(kind) ?? 0;
  }

  addAll(other: Counts): void {
    for (const [kind, count] of other.#counts) this.add(kind, count);
  }

  /** In alphabetical order. */
  toString(): string {
    return [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, count]) => `${kind} ${count.toLocaleString('en')}`)
      .join(', ');
  }
}
