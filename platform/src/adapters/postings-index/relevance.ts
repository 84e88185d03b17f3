import type { SearchQuery } from '../../ports/search-index.js';
import { askedMoves, focusPart, movesPart, percentPart, titlePart, WEIGHTS } from '../../ranking/relevance.js';
import type { Reading } from '../search-text/reading.js';
import { wordDocuments } from './filters.js';
import type { Collection } from './collection.js';
import { SLOT_BITS } from './columns.js';
import type { DocSet } from './doc-set.js';
import type { MatchFinder, Matches } from './matches.js';
import { Tiers } from './tiers.js';

/** The relevance of each document of a set. */
export interface Relevances {
  get(ordinal: number): number;
}

/** Room for one number a document, used again by the next question. */
let scratch = new Int32Array(1024);

function room(universe: number): Int32Array {
  if (scratch.length < universe) scratch = new Int32Array(universe * 2);
  return scratch;
}

/** Sums up the parts of the relevance of all documents that match; what many of them share is added set by set. */
export class Relevance {
  constructor(
    private readonly query: SearchQuery,
    private readonly reading: Reading,
    private readonly all: Matches,
    private readonly collection: Collection,
    private readonly finder: MatchFinder,
  ) {}

  /** Good until the next question. */
  of(): Relevances {
    const { collection, query, all } = this;
    const sums = room(collection.universe);
    const ordinals = all.documents.toList();
    for (const ordinal of ordinals) sums[ordinal] = 0;
    const one = this.#ofOne();
    this.#addSets((set, weight) => {
      const members = set.intersect(all.documents).toList();
      for (const ordinal of members) sums[ordinal] = (sums[ordinal] ?? 0) + weight;
    });
    this.#addTitles(sums, ordinals);
    const { columns } = collection;
    const { titleText } = query;
    const isTyped = (ordinal: number): boolean =>
      columns.nameLength[ordinal] === titleText.length && columns.names[ordinal] === titleText;
    const isFocused = query.defender.length > 0;
    for (const ordinal of ordinals) {
      const sum = (sums[ordinal] ?? 0) + one(ordinal);
      const typed = titleText !== '' && isTyped(ordinal) ? WEIGHTS.typedTitle : 0;
      const focus = isFocused ? focusPart(numDefenders(collection, ordinal), true) : 0;
      sums[ordinal] =
        sum + typed + focus + percentPart(query.percent, columns.low[ordinal] ?? 0, columns.high[ordinal] ?? 0);
    }
    return { get: (ordinal) => sums[ordinal] ?? 0 };
  }

  /** The part of its moves, which has to be looked at document by document. */
  #ofOne(): (ordinal: number) => number {
    const asked = askedMoves(this.query);
    if (asked.length === 0) return () => 0;
    const { moves } = this.collection;
    const codes = moves.codesOf(asked);
    return (ordinal) => movesPart(codes, moves.runOf(ordinal), moves.startsOf(ordinal));
  }

  #addSets(add: (set: DocSet, weight: number) => void): void {
    const { collection, query, reading } = this;
    add(collection.values.verified.anyOf(['true'], collection.universe), WEIGHTS.verified);
    if (reading.asked.length === 0) return;
    const tiers = new Tiers(reading, this.all, collection, this.finder);
    WEIGHTS.text.forEach((weight, tier) => {
      if (weight > 0) add(tiers.documents(tier), weight);
    });
    if (query.words !== 'all')
      for (const word of reading.asked) add(wordDocuments(word, 'any', collection), WEIGHTS.word);
  }

  #addTitles(sums: Int32Array, ordinals: Uint32Array): void {
    const { titles } = this.collection;
    const { titleWords, titleNames } = this.query;
    if (titleWords.length + titleNames.length === 0) return;
    const words = this.#met(titleWords, metWords, ordinals);
    const names = this.#met(titleNames, metNames, ordinals);
    for (const ordinal of ordinals) {
      const [byWords = 0, byNames = 0] = [words[ordinal], names[ordinal]];
      if (byWords + byNames === 0) continue;
      const part = titlePart(
        { asked: titleWords.length, met: byWords },
        { asked: titleNames.length, met: byNames },
        titles.runOf(ordinal).length,
      );
      sums[ordinal] = (sums[ordinal] ?? 0) + part;
    }
  }

  /** How many of the words the title of each document has. */
  #met(words: readonly string[], kept: { room: Int32Array }, ordinals: Uint32Array): Int32Array {
    const { titles, universe } = this.collection;
    if (kept.room.length < universe) kept.room = new Int32Array(universe * 2);
    const counts = kept.room;
    for (const ordinal of ordinals) counts[ordinal] = 0;
    for (const word of words)
      for (const ordinal of titles.having(word, universe).intersect(this.all.documents).toList())
        counts[ordinal] = (counts[ordinal] ?? 0) + 1;
    return counts;
  }
}

const metWords = { room: new Int32Array(1024) };
const metNames = { room: new Int32Array(1024) };

function numDefenders({ columns }: Collection, ordinal: number): number {
  const packed = columns.defenders[ordinal] ?? 0;
  if (packed === 0) return columns.defendersOf(ordinal).length;
  return 1 + Number(packed >>> SLOT_BITS > 0) + Number(packed >>> (2 * SLOT_BITS) > 0);
}
