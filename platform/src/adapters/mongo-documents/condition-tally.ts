import type { Where } from './rows.js';

type Doc = Readonly<Record<string, unknown>>;

interface Group {
  readonly fields: readonly string[];
  /** Places of the conditions that ask for these values. */
  readonly places: Map<string, number[]>;
}

const keyOf = (values: readonly unknown[]): string => JSON.stringify(values.map((value) => value ?? null));

/** How many documents meet each of many conditions, in one look at each document; see `matches`. */
export class ConditionTally {
  readonly #groups = new Map<string, Group>();
  readonly #counts: number[];

  constructor(wheres: readonly Where[]) {
    this.#counts = wheres.map(() => 0);
    for (const [place, where] of wheres.entries()) {
      const fields = Object.keys(where).sort();
      const group = this.#groups.get(fields.join()) ?? { fields, places: new Map<string, number[]>() };
      this.#groups.set(fields.join(), group);
      const key = keyOf(fields.map((field) => where[field]));
      group.places.set(key, [...(group.places.get(key) ?? []), place]);
    }
  }

  /** @param times 1 for a document that came, -1 for one that went */
  add(doc: Doc | null, times: 1 | -1): void {
    if (doc === null) return;
    for (const { fields, places } of this.#groups.values())
      for (const place of places.get(keyOf(fields.map((field) => doc[field]))) ?? [])
        this.#counts[place] = (this.#counts[place] ?? 0) + times;
  }

  /** @param place of the condition in the list */
  of(place: number): number {
    return this.#counts[place] ?? 0;
  }
}
