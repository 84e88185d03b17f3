import type { LoadClass } from './load-class.js';

/** Counts the requests of each class that have come and are not answered, by place too. */
export class InFlight {
  readonly #all = new Map<LoadClass, number>();
  readonly #byPlace = new Map<string, number>();

  /** @param most of each class */
  constructor(private readonly most: Readonly<Record<LoadClass, number>>) {}

  /** Requests of a class that have come and are not answered. */
  count(kind: LoadClass): number {
    return this.#all.get(kind) ?? 0;
  }

  /**
   * Counts one more.
   * @param place of the client; null for one that may take all there is. Others take half at most: the rest is there for others
   * @returns what gives it back, to be called once; null when it is too much
   */
  take(kind: LoadClass, place: string | null): (() => void) | null {
    const all = this.#all.get(kind) ?? 0;
    if (all >= this.most[kind]) return null;
    const key = `${kind} ${place ?? ''}`;
    const own = this.#byPlace.get(key) ?? 0;
    if (place !== null && own >= Math.ceil(this.most[kind] / 2)) return null;
    this.#all.set(kind, all + 1);
    this.#byPlace.set(key, own + 1);
    return () => {
      this.#all.set(kind, (this.#all.get(kind) ?? 1) - 1);
      const left = (this.#byPlace.get(key) ?? 1) - 1;
      if (left === 0) this.#byPlace.delete(key);
      else this.#byPlace.set(key, left);
    };
  }
}
