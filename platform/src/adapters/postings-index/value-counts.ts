import { recordOf } from '@combolab/contracts/plain';
import type { Columns } from './columns.js';
import { Counts, type PackedCounts } from './counts.js';
import type { DocSet } from './doc-set.js';
import { KEPT_FACETS, type KeptFacet, type TraitFacet } from './field-columns.js';
import type { PercentPostings } from './percent-postings.js';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';
import type { Traits } from './traits.js';
import type { ValuePostings } from './value-postings.js';

const TOP = 200;

type PackedList = readonly (readonly [at: number, PackedCounts])[];
export interface PackedValueCounts {
  readonly byValue: Readonly<Record<KeptFacet, PackedList>>;
  readonly low: PackedList;
  readonly high: PackedList;
}

/** Counts of the documents that have a value, for each value of each kept facet and each end of a percent range; kept with every write. */
export class ValueCounts {
  readonly #byValue = recordOf(KEPT_FACETS, (): Counts[] => []);
  readonly #low: Counts[] = [];
  readonly #high: Counts[] = [];
  /** Of each trait's values. */
  readonly #ofTrait: Counts[][] = [];

  constructor(
    private readonly columns: Columns,
    private readonly traits: Traits<TraitFacet>,
    private readonly values: Readonly<Record<KeptFacet, ValuePostings>>,
  ) {}

  pack(out: ArraysOut): PackedValueCounts {
    const all = (list: readonly Counts[]): PackedList => {
      const packed: [number, PackedCounts][] = [];
      // places that nothing was counted at are holes
      list.forEach((counts, at) => packed.push([at, counts.pack(out)]));
      return packed;
    };
    return {
      byValue: recordOf(KEPT_FACETS, (facet) => all(this.#byValue[facet])),
      ...{ low: all(this.#low), high: all(this.#high) },
    };
  }

  /** Into an empty one. */
  unpack({ byValue, low, high }: PackedValueCounts, from: ArraysIn): void {
    const all = (list: PackedList, into: Counts[]): void => {
      for (const [at, counts] of list) into[at] = Counts.unpack(counts, from);
    };
    for (const facet of KEPT_FACETS) all(byValue[facet], this.#byValue[facet]);
    all(low, this.#low);
    all(high, this.#high);
  }

  /** Counts everything at once, which costs far less than one by one. */
  fill(count: (documents: DocSet) => Counts, percents: PercentPostings, universe: number): void {
    for (const facet of KEPT_FACETS)
      for (const [code, value] of this.values[facet].values.entries())
        this.#byValue[facet][code] = count(this.values[facet].anyOf([value], universe));
    for (let percent = 0; percent <= TOP; percent += 1) {
      const [low, high] = (['low', 'high'] as const).map((end) => percents.endingAt(end, percent, universe));
      if (low !== undefined && low.size > 0) this.#low[percent] = count(low);
      if (high !== undefined && high.size > 0) this.#high[percent] = count(high);
    }
    this.#ofTrait.length = 0;
  }

  change(ordinal: number, by: 1 | -1): void {
    const { columns } = this;
    const defenders = columns.defendersOf(ordinal);
    const change = (counts: Counts): void => {
      counts.change(columns, ordinal, defenders, by);
    };
    change(at(this.#byValue.attacker, columns.attacker[ordinal] ?? 0));
    for (const defender of defenders) change(at(this.#byValue.defender, defender));
    this.#traitCounts(columns.trait[ordinal] ?? 0).forEach(change);
    change(at(this.#low, whole(columns.low[ordinal] ?? 0)));
    change(at(this.#high, whole(columns.high[ordinal] ?? 0)));
  }

  /** One for each value that a document ever had. */
  of(facet: KeptFacet, values: readonly string[]): Counts[] {
    return values.flatMap((value) => this.#byValue[facet][this.values[facet].known(value) ?? -1] ?? []);
  }

  /** Of documents whose range ends below a percent, and of those whose range starts above another. */
  outside([from, to]: readonly [number, number]): Counts[] {
    return [...this.#high.slice(0, Math.max(0, from)), ...this.#low.slice(Math.max(0, to + 1))].filter(
      (each: Counts | undefined) => each !== undefined,
    );
  }

  #traitCounts(code: number): readonly Counts[] {
    const known = this.#ofTrait[code];
    if (known !== undefined) return known;
    const all = [...this.traits.valuesOf(code)].map(([name, value]) =>
      at(this.#byValue[name], this.values[name].code(value)),
    );
    this.#ofTrait[code] = all;
    return all;
  }
}

const at = (all: Counts[], code: number): Counts => (all[code] ??= new Counts());
const whole = (percent: number): number => Math.max(0, Math.min(TOP, Math.floor(percent)));
