import { beginningOf, eachField, FIELD_NAMES } from '@combolab/contracts/plain';
import type { SearchDocument } from '../../ports/search-index.js';
import { Columns } from './columns.js';
import { Counts } from './counts.js';
import { DocSet } from './doc-set.js';
import { TRAIT_FACETS, UNCOUNTED_FIELDS } from './field-columns.js';
import { fold, wordsOf } from '../search-text/fold.js';
import { OrderedValues } from './ordered-values.js';
import { Orders, type Votes } from './orders.js';
import { PercentPostings } from './percent-postings.js';
import { Posting } from './posting.js';
import { Tally } from './tally.js';
import { TermDictionary } from './term-dictionary.js';
import { Titles } from './titles.js';
import { Totals } from './totals.js';
import { Traits } from './traits.js';
import { ValueCounts } from './value-counts.js';
import { ValuePostings } from './value-postings.js';

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
  readonly #alive = new Posting();
  readonly #ordinals = new Map<string, number>();
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

  /** Of those of the documents that are alive. */
  #count(documents: DocSet): Counts {
    const tally = new Tally(this.hasDead ? documents.intersect(this.alive()) : documents, this);
    return Counts.from(tally.size, (column) => tally.of(column));
  }
}
