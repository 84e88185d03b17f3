import type { SearchDocument } from '../../ports/search-index.js';
import { Columns } from './columns.js';
import { Counts } from './counts.js';
import { DocSet } from './doc-set.js';
import { fold, wordsOf } from './fold.js';
import { OrderedValues } from './ordered-values.js';
import { Orders } from './orders.js';
import { PercentPostings } from './percent-postings.js';
import { Posting } from './posting.js';
import { Tally } from './tally.js';
import { TermDictionary } from './term-dictionary.js';
import { Totals } from './totals.js';
import { Traits } from './traits.js';
import { ValueCounts } from './value-counts.js';
import { ValuePostings } from './value-postings.js';

/** Everything in memory about the documents. A changed document gets a new ordinal, a like only a new place. */
export class Collection {
  readonly columns = new Columns();
  readonly traits = new Traits();
  readonly orders = new Orders(this.columns);
  readonly facets = {
    attacker: new ValuePostings(),
    defender: new ValuePostings(),
    tag: new ValuePostings(),
    difficulty: new ValuePostings(),
    verified: new ValuePostings(),
    game: new ValuePostings(),
  };
  readonly moves = new OrderedValues();
  readonly inputs = new OrderedValues();
  readonly patches = new ValuePostings();
  readonly conditions = new ValuePostings();
  readonly percents = new PercentPostings();
  readonly totals = new Totals();
  readonly counts = new ValueCounts(this.columns, this.traits, this.facets);
  readonly terms = new TermDictionary({
    count: (documents) => this.#count(documents),
    change: (counts, ordinal, by) => {
      counts.change(this.columns, ordinal, this.columns.defendersOf(ordinal), by);
    },
  });
  /** Rises with every write that changes which documents match what; a like does not. */
  generation = 0;
  /** Numbers of the conditions of each document that has any. */
  readonly #conditionsOf = new Map<number, readonly number[]>();
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
    const defenders = [...new Set(document.defenders)];
    const ordinal = columns.add(document, folded, {
      attacker: this.facets.attacker.code(document.attacker),
      trait: this.traits.code(document),
      defenders: defenders.map((defender) => this.facets.defender.code(defender)),
      patch: document.patch === null ? null : this.patches.code(document.patch),
    });
    this.#ordinals.set(document.id, ordinal);
    this.#alive.add(ordinal);
    this.totals.add(columns.trait[ordinal] ?? 0, columns.span[ordinal] ?? 0, 1);
    if (!this.#loading) this.counts.change(ordinal, 1);
    this.percents.add(ordinal, ...document.percent);
    this.#addValues(ordinal, document);
    if (document.patch !== null) this.patches.add(document.patch, ordinal);
    if (document.conditions !== undefined) this.#addConditions(ordinal, document.conditions);
    this.moves.add(ordinal, document.moves);
    this.inputs.add(ordinal, document.inputs);
    this.terms.add(ordinal, {
      first: wordsOf(folded).slice(0, 1),
      name: wordsOf(folded),
      label: [...document.tags, ...document.fighterNames].flatMap((text) => wordsOf(fold(text))),
      any: wordsOf(fold(document.description)),
    });
    if (!this.#loading) this.orders.insert(ordinal);
    this.generation += 1;
  }

  setLikes(id: string, likes: number): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal !== undefined) this.orders.setLikes(ordinal, likes);
  }

  remove(id: string): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    if (!this.#loading) this.orders.remove(ordinal);
    this.#ordinals.delete(id);
    this.#alive.remove(ordinal);
    const { columns, facets } = this;
    this.terms.remove(ordinal);
    if (!this.#loading) this.counts.change(ordinal, -1);
    facets.attacker.remove(columns.attacker[ordinal] ?? 0, ordinal);
    this.totals.add(columns.trait[ordinal] ?? 0, columns.span[ordinal] ?? 0, -1);
    this.percents.remove(ordinal, columns.low[ordinal] ?? 0, columns.high[ordinal] ?? 0);
    this.patches.remove((columns.patch[ordinal] ?? 0) - 1, ordinal);
    for (const code of this.#conditionsOf.get(ordinal) ?? []) this.conditions.remove(code, ordinal);
    this.#conditionsOf.delete(ordinal);
    this.moves.remove(ordinal);
    this.inputs.remove(ordinal);
    for (const code of columns.defendersOf(ordinal)) facets.defender.remove(code, ordinal);
    const trait = this.traits.all[columns.trait[ordinal] ?? 0];
    if (trait === undefined) return;
    for (const tag of trait.tags) facets.tag.remove(facets.tag.code(tag), ordinal);
    for (const name of ['difficulty', 'verified', 'game'] as const)
      facets[name].remove(facets[name].code(trait[name]), ordinal);
    this.generation += 1;
  }

  /** Of those of the documents that are alive. */
  #count(documents: DocSet): Counts {
    const tally = new Tally(this.hasDead ? documents.intersect(this.alive()) : documents, this);
    return Counts.from(tally.size, (column) => tally.of(column));
  }

  #addConditions(ordinal: number, conditions: readonly string[]): void {
    const codes = [...new Set(conditions)].map((condition) => this.conditions.code(condition));
    for (const code of codes) this.conditions.addCode(code, ordinal);
    if (codes.length > 0) this.#conditionsOf.set(ordinal, codes);
  }

  #addValues(ordinal: number, document: SearchDocument): void {
    const { facets } = this;
    facets.attacker.add(document.attacker, ordinal);
    for (const defender of document.defenders) facets.defender.add(defender, ordinal);
    for (const tag of document.tags) facets.tag.add(tag, ordinal);
    facets.difficulty.add(document.difficulty, ordinal);
    facets.verified.add(String(document.verified), ordinal);
    facets.game.add(document.game, ordinal);
  }
}
