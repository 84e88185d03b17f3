/** Something that changes now and then and that pages show. */
export class Observed<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly read = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  write(value: T): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}
