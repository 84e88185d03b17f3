/** Where one event is. */
export interface Place {
  readonly stream: string;
  readonly version: number;
  readonly position: number;
}

/** The places of the newest events, which the index on disk may not hold yet. In memory, at most a few ten thousand. */
export class StreamTail {
  readonly #streams = new Map<string, Place[]>();
  /** By position. */
  #places: Place[] = [];

  get size(): number {
    return this.#places.length;
  }

  /** In the order of their positions. */
  get places(): readonly Place[] {
    return this.#places;
  }

  /** Of one stream, in the order of versions. */
  of(stream: string): readonly Place[] {
    return this.#streams.get(stream) ?? [];
  }

  add(place: Place): void {
    this.#places.push(place);
    const known = this.#streams.get(place.stream);
    if (known === undefined) this.#streams.set(place.stream, [place]);
    else known.push(place);
  }

  /** Forgets everything up to a position. */
  forget(position: number): void {
    const kept = this.#places.findIndex((place) => place.position > position);
    const forgotten = this.#places.splice(0, kept < 0 ? this.#places.length : kept);
    for (const { stream } of forgotten) {
      const known = this.#streams.get(stream);
      known?.shift();
      if (known?.length === 0) this.#streams.delete(stream);
    }
  }
}
