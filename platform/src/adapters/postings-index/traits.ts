import type { FieldName } from '@combolab/contracts';
import { recordOf } from '@combolab/contracts/plain';
import type { SearchDocument } from '../../ports/search-index.js';

export type Trait<N extends FieldName> = Readonly<Record<N, readonly string[]>>;

/** The few combinations of values of some fields that occur, each with a number: counted and kept as one. */
export class Traits<N extends FieldName> {
  readonly all: Trait<N>[] = [];
  readonly #codes = new Map<string, number>();
  /** Combinations below it are among the codes. */
  #coded = 0;

  constructor(readonly fields: readonly N[]) {}

  /** Combinations that none of these documents has are not written down. @param codes of documents */
  pack(codes: Iterable<number>): readonly Trait<N>[] {
    const used = new Set(codes);
    const none = recordOf(this.fields, (): readonly string[] => []);
    return this.all.map((trait, code) => (used.has(code) ? trait : none));
  }

  /** Combinations that a snapshot had, with the numbers they had there; into an empty one. Who only reads needs no codes. */
  unpack(all: readonly Trait<N>[]): void {
    for (const trait of all) this.all.push(trait);
  }

  code(document: SearchDocument): number {
    const values = this.fields.map((name) => [...new Set<string>(document[name])].sort());
    const code = this.#allCodes().get(JSON.stringify(values));
    return code ?? this.all.push(recordOf(this.fields, (_, at) => values[at] ?? [])) - 1;
  }

  #allCodes(): ReadonlyMap<string, number> {
    for (; this.#coded < this.all.length; this.#coded += 1) {
      const trait = this.all[this.#coded];
      this.#codes.set(JSON.stringify(this.fields.map((name) => trait?.[name])), this.#coded);
    }
    return this.#codes;
  }

  /** Each value of each field of a combination. */
  *valuesOf(code: number): Generator<readonly [name: N, value: string]> {
    const trait = this.all[code];
    if (trait !== undefined) for (const name of this.fields) for (const value of trait[name]) yield [name, value];
  }
}
