import type { FieldName } from '@combolab/contracts';
import { recordOf } from '@combolab/contracts/plain';
import type { SearchDocument } from '../../ports/search-index.js';

export type Trait<N extends FieldName> = Readonly<Record<N, readonly string[]>>;

/** The few combinations of values of some fields that occur, each with a number: counted and kept as one. */
export class Traits<N extends FieldName> {
  readonly all: Trait<N>[] = [];
  readonly #codes = new Map<string, number>();

  constructor(readonly fields: readonly N[]) {}

  /** Combinations that none of these documents has are not written down. @param codes of documents */
  pack(codes: Iterable<number>): readonly Trait<N>[] {
    const used = new Set(codes);
    const none = recordOf(this.fields, (): readonly string[] => []);
    return this.all.map((trait, code) => (used.has(code) ? trait : none));
  }

  /** Combinations that a snapshot had, with the numbers they had there; into an empty one. */
  unpack(all: readonly Trait<N>[]): void {
    for (const trait of all)
      this.#codes.set(JSON.stringify(this.fields.map((name) => trait[name])), this.all.push(trait) - 1);
  }

  code(document: SearchDocument): number {
    const values = this.fields.map((name) => [...new Set<string>(document[name])].sort());
    const key = JSON.stringify(values);
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.all.push(recordOf(this.fields, (_, at) => values[at] ?? [])) - 1;
      this.#codes.set(key, code);
    }
    return code;
  }

  /** Each value of each field of a combination. */
  *valuesOf(code: number): Generator<readonly [name: N, value: string]> {
    const trait = this.all[code];
    if (trait !== undefined) for (const name of this.fields) for (const value of trait[name]) yield [name, value];
  }
}
