import type { FieldName } from '@combolab/contracts';
import { beginningOf, eachField, FIELD_NAMES, recordOf } from '@combolab/contracts/plain';
import type { SearchDocument } from '../../ports/search-index.js';
import { Columns, type PackedColumns } from './columns.js';
import { Counts } from './counts.js';
import { DocSet } from './doc-set.js';
import { TRAIT_FACETS, UNCOUNTED_FIELDS, type TraitFacet, type UncountedField } from './field-columns.js';
import { fold, wordsOf } from '../search-text/fold.js';
import { IdTable, type PackedIds } from './id-table.js';
import { OrderedValues, type PackedOrdered } from './ordered-values.js';
import { Orders, type OrderName, type Votes } from './orders.js';
import { PercentPostings, type PackedPercents } from './percent-postings.js';
import { Posting, type PackedPosting } from './posting.js';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';
import { Tally } from './tally.js';
import { TermDictionary, type PackedDictionary } from './term-dictionary.js';
import { Titles, type PackedTitles } from './titles.js';
import { Totals, type PackedTotals } from './totals.js';
import { Traits, type Trait } from './traits.js';
import { ValueCounts, type PackedValueCounts } from './value-counts.js';
import { ValuePostings, type PackedValues } from './value-postings.js';

/** A collection in a snapshot. */
export interface PackedCollection {
  readonly alive: PackedPosting;
  readonly ids: PackedIds;
  readonly columns: PackedColumns;
  readonly traits: readonly Trait<TraitFacet>[];
  readonly uncounted: readonly Trait<UncountedField>[];
  readonly orders: Readonly<Record<OrderName, number>>;
  readonly values: Readonly<Record<FieldName, PackedValues>>;
  readonly ordered: Readonly<Record<'moves' | 'mentioned' | 'inputs', PackedOrdered>>;
  readonly titles: PackedTitles;
  readonly percents: PackedPercents;
  readonly totals: PackedTotals;
  readonly counts: PackedValueCounts;
  readonly terms: PackedDictionary;
}

/** Everything in memory about the documents. A changed document gets a new ordinal, a like only a new place. */
export class Collection {
  readonly columns = new Columns();
  readonly traits = new Traits(TRAIT_FACETS);
  readonly uncounted = new Traits(UNCOUNTED_FIELDS);
  readonly orders = new Orders(this.columns);
  readonly values = eachField(() => new ValuePostings());
  readonly moves = new OrderedValues(beginningOf);
  readonly mentioned = new OrderedValues();
  readonly titles = new Titles();
  readonly inputs = new OrderedValues();
  readonly percents = new PercentPostings();
  readonly totals = new Totals();
  readonly counts = new ValueCounts(this.columns, this.traits, this.values);
  readonly terms = new TermDictionary({
    count: (documents) => this.#count(documents),
    change: (counts, ordinal, by) => {
      counts.change(this.columns, ordinal, this.columns.defendersOf(ordinal), by);
    },
  });
  /** Rises with every write that changes which documents match what; a like does not. */
  generation = 0;
  #alive = new Posting();
  readonly #ordinals = new IdTable(this.columns.ids);
  #loading = false;

  get size(): number {
    return this.#ordinals.size;
  }

  /** Ordinals are below it. */
  get universe(): number {
    return this.columns.length;
  }

  get hasDead(): boolean {
    return this.size < this.universe;
  }

  alive(): DocSet {
    return this.#alive.view(this.universe);
  }

  /** Adds many documents to an empty collection; the orders are made at the end. */
  load(documents: Iterable<SearchDocument>): void {
    this.#loading = true;
    this.terms.loads();
    for (const document of documents) this.put(document);
    this.#loading = false;
    this.counts.fill((set) => this.#count(set), this.percents, this.universe);
    this.terms.loaded(this.universe);
    this.orders.fill(this.alive().toList());
  }

  /** All of it but what documents that are gone have said. */
  pack(out: ArraysOut): PackedCollection {
    const { columns, traits, uncounted, orders, values, titles, percents, totals, counts, terms } = this;
    const ordered = recordOf(['moves', 'mentioned', 'inputs'] as const, (name) => this[name].pack(out));
    return {
      alive: this.#alive.pack(out),
      ids: this.#ordinals.pack(out),
      columns: columns.pack(out, (ordinal) => this.#alive.has(ordinal)),
      traits: traits.pack(this.#codes(columns.trait)),
      uncounted: uncounted.pack(this.#codes(columns.uncounted)),
      orders: orders.pack(out),
      values: eachField((name) => values[name].pack(out)),
      ...{ ordered, titles: titles.pack(out), percents: percents.pack(out), totals: totals.pack(out) },
      ...{ counts: counts.pack(out), terms: terms.pack(out, this.alive(), this.universe) },
    };
  }

  /** Into an empty collection. @throws DamagedSnapshotError */
  unpack(packed: PackedCollection, from: ArraysIn): void {
    this.#alive = Posting.unpack(packed.alive, from);
    this.#ordinals.unpack(packed.ids, from);
    this.columns.unpack(packed.columns, from);
    this.traits.unpack(packed.traits);
    this.uncounted.unpack(packed.uncounted);
    this.orders.unpack(packed.orders, from);
    for (const name of FIELD_NAMES) this.values[name].unpack(packed.values[name], from);
    for (const name of ['moves', 'mentioned', 'inputs'] as const) this[name].unpack(packed.ordered[name], from);
    this.titles.unpack(packed.titles, from);
    this.percents.unpack(packed.percents, from);
    this.totals.unpack(packed.totals, from);
    this.counts.unpack(packed.counts, from);
    this.terms.unpack(packed.terms, from);
  }

  put(document: SearchDocument): void {
    this.remove(document.id);
    const { columns } = this;
    const folded = fold(document.name);
    const { attacker, author, defender } = this.values;
    const ordinal = columns.add(document, folded, {
      attacker: attacker.code(document.attacker[0] ?? ''),
      author: author.code(document.author[0] ?? ''),
      trait: this.traits.code(document),
      uncounted: this.uncounted.code(document),
      defenders: [...new Set(document.defender)].map((each) => defender.code(each)),
    });
    this.#ordinals.set(document.id, ordinal);
    this.#alive.add(ordinal);
    this.totals.add(columns.trait[ordinal] ?? 0, columns.span[ordinal] ?? 0, 1);
    if (!this.#loading) this.counts.change(ordinal, 1);
    this.percents.add(ordinal, ...document.percent);
    for (const name of FIELD_NAMES) for (const value of document[name]) this.values[name].add(value, ordinal);
    this.moves.add(ordinal, document.moves);
    this.mentioned.add(ordinal, document.mentioned);
    this.titles.add(ordinal, document.title);
    this.inputs.add(ordinal, document.inputs);
    this.terms.add(ordinal, {
      first: wordsOf(folded).slice(0, 1),
      name: wordsOf(folded),
      label: [...document.tag, ...document.fighterNames].flatMap((text) => wordsOf(fold(text))),
      any: wordsOf(fold(document.description)),
    });
    if (!this.#loading) this.orders.insert(ordinal);
    this.generation += 1;
  }

  /** Of a document of which nothing else has changed. */
  setVotes(id: string, votes: Votes): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal !== undefined) this.orders.setVotes(ordinal, votes);
  }

  remove(id: string): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    if (!this.#loading) this.orders.remove(ordinal);
    this.#ordinals.delete(id);
    this.#alive.remove(ordinal);
    const { columns, values } = this;
    this.terms.remove(ordinal);
    if (!this.#loading) this.counts.change(ordinal, -1);
    values.attacker.remove(columns.attacker[ordinal] ?? 0, ordinal);
    this.totals.add(columns.trait[ordinal] ?? 0, columns.span[ordinal] ?? 0, -1);
    this.percents.remove(ordinal, columns.low[ordinal] ?? 0, columns.high[ordinal] ?? 0);
    this.moves.remove(ordinal);
    this.mentioned.remove(ordinal);
    this.titles.remove(ordinal);
    this.inputs.remove(ordinal);
    for (const code of columns.defendersOf(ordinal)) values.defender.remove(code, ordinal);
    for (const [name, value] of this.traits.valuesOf(columns.trait[ordinal] ?? 0))
      values[name].remove(values[name].code(value), ordinal);
    for (const [name, value] of this.uncounted.valuesOf(columns.uncounted[ordinal] ?? 0))
      values[name].remove(values[name].code(value), ordinal);
    this.generation += 1;
  }

  /** Of the living documents. */
  *#codes(column: Uint32Array): Generator<number> {
    for (const ordinal of this.alive().toList()) yield column[ordinal] ?? 0;
  }

  /** Of those of the documents that are alive. */
  #count(documents: DocSet): Counts {
    const tally = new Tally(this.hasDead ? documents.intersect(this.alive()) : documents, this);
    return Counts.from(tally.size, (column) => tally.of(column));
  }
}
