import type { Where } from './rows.js';

type Doc = Readonly<Record<string, unknown>>;

const keyOf = (values: readonly unknown[]): string => JSON.stringify(values.map((value) => value ?? null));

/** Conditions of a list that ask for the same fields. */
export class ConditionGroup {
  /** Each once. */
  readonly wheres: Where[] = [];
  readonly #places = new Map<string, number[]>();

  constructor(readonly fields: readonly string[]) {}

  /** @param place in the list */
  add(where: Where, place: number): void {
    const key = keyOf(this.fields.map((field) => where[field]));
    const places = this.#places.get(key);
    if (places === undefined) this.wheres.push(where);
    this.#places.set(key, [...(places ?? []), place]);
  }

  /** Places in the list of those that it meets, see `matches`. @param doc with these fields at least */
  metBy(doc: Doc): readonly number[] {
    return this.#places.get(keyOf(this.fields.map((field) => doc[field]))) ?? [];
  }
}

/** Many conditions, which are looked at all at once. */
export class Conditions {
  readonly #groups = new Map<string, ConditionGroup>();

  constructor(wheres: readonly Where[]) {
    for (const [place, where] of wheres.entries()) {
      const fields = Object.keys(where).sort();
      const group = this.#groups.get(fields.join()) ?? new ConditionGroup(fields);
      this.#groups.set(fields.join(), group);
      group.add(where, place);
    }
  }

  get groups(): readonly ConditionGroup[] {
    return [...this.#groups.values()];
  }

  /** Places in the list of those that a document meets, null being none. */
  metBy(doc: Doc | null): readonly number[] {
    return doc === null ? [] : this.groups.flatMap((group) => group.metBy(doc));
  }
}
