import type { SearchQuery } from '../../ports/search-index.js';
import { titlePart, WEIGHTS } from '../../ranking/relevance.js';
import { wordsOf } from '../search-text/fold.js';
import type { Collection } from './collection.js';
import { DocSet } from './doc-set.js';
import { once, type Part } from './strata.js';

/** What titles say of the words and names that were asked for. */
export class TitleParts {
  readonly #words: readonly DocSet[];
  readonly #names: readonly DocSet[];

  constructor(
    private readonly query: SearchQuery,
    private readonly collection: Collection,
  ) {
    const having = (word: string): DocSet => collection.titles.having(word, collection.universe);
    this.#words = query.titleWords.map(having);
    this.#names = query.titleNames.map(having);
  }

  of(ordinal: number): number {
    const met = (sets: readonly DocSet[]) => {
      let count = 0;
      for (const set of sets) if (set.has(ordinal)) count += 1;
      return { asked: sets.length, met: count };
    };
    return titlePart(met(this.#words), met(this.#names), this.collection.titles.lengthOf(ordinal));
  }

  /** All words that were asked for in the title, or all names where no word was; some of them; none. */
  parts(): readonly Part[] {
    const none: Part = { weight: 0, most: 0, set: (within) => within, beyond: null };
    const [words, names] = [this.#words, this.#names];
    if (words.length + names.length === 0) return [none];
    const beyond = (ordinal: number): number => this.of(ordinal);
    const whole = once(() => (words.length > 0 ? words : names).reduce((all, set) => all.intersect(set)));
    if (words.length === 0) return [...this.#exact(whole), { ...none, set: (within) => within.minus(whole()) }];
    const any = once(() => DocSet.union([...words, ...names], this.collection.universe));
    const most = WEIGHTS.sameTitle - WEIGHTS.asked;
    const mayName = (ordinal: number): number => beyond(ordinal) - WEIGHTS.asked;
    const share = Math.floor((WEIGHTS.asked * (words.length - 1)) / words.length) + WEIGHTS.said;
    return [
      ...(names.length === 0 ? this.#exact(whole) : [{ weight: WEIGHTS.asked, most, set: whole, beyond: mayName }]),
      { weight: 0, most: share, set: () => any().minus(whole()), beyond },
      { ...none, set: (within) => within.minus(any()) },
    ];
  }

  /** Titles with everything that was asked for, which tell all by their length. */
  #exact(whole: () => DocSet): readonly Part[] {
    const { titles, universe } = this.collection;
    const [words, names] = [this.#words.length, this.#names.length];
    return [...titles.byLength(universe)]
      .filter(([length]) => length >= words + names)
      .map(([length, documents]) => ({
        weight: titlePart({ asked: words, met: words }, { asked: names, met: names }, length),
        ...{ most: 0, set: () => whole().intersect(documents), beyond: null },
      }));
  }

  /** Those whose name is the question as it was typed. */
  typed(): DocSet {
    const { columns, terms, universe } = this.collection;
    const { titleText } = this.query;
    if (titleText === '') return DocSet.EMPTY;
    const words = [...new Set(wordsOf(titleText))];
    const named = words.map((word) => terms.whole(word, 'name', universe)).sort((a, b) => a.size - b.size);
    const [first, ...others] = named;
    const holding = others.reduce((all, set) => all.intersect(set), first ?? this.collection.alive());
    const typed = Buffer.from(titleText);
    return holding.filter(
      (ordinal) => columns.nameLength[ordinal] === titleText.length && columns.names.is(ordinal, typed),
    );
  }
}
