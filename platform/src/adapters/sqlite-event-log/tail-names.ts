/** The order of the UTF-8 bytes, which is not that of JavaScript's strings beyond the basic plane. */
export const compareNames = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Stream names in the order SQLite has them. A name may be kept longer than its place in the tail: it exists all the same. */
export class TailNames {
  readonly #names: string[];

  constructor(names: readonly string[]) {
    this.#names = [...new Set(names)].sort(compareNames);
  }

  add(name: string): void {
    const at = this.#firstAfter(name);
    if (this.#names[at - 1] !== name) this.#names.splice(at, 0, name);
  }

  /** The first name after another; null at the end. */
  next(after: string): string | null {
    return this.#names[this.#firstAfter(after)] ?? null;
  }

  #firstAfter(name: string): number {
    let low = 0;
    let high = this.#names.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareNames(this.#names[middle] ?? '', name) > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
