import { Counts, type PackedCounts } from './counts.js';
import { DocSet } from './doc-set.js';
import type { KnownSet } from './known-sets.js';
import { Posting, type PackedPosting } from './posting.js';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';
import { byCodeUnit } from '../search-text/by-code-unit.js';
import { Spelling } from '../search-text/spelling.js';

/** Where a word stands: first in the name; in the name; in name, fighters or tags; anywhere. Each holds the ones before it. */
export const LEVELS = ['first', 'name', 'label', 'any'] as const;
export type Level = (typeof LEVELS)[number];

type Term = Record<Level, Posting> & {
  /** Of the living documents that have it anywhere; null while they are few. */
  counts: Counts | null;
};

/** Beginnings of words of so many letters have documents of their own. */
const PREFIXES = [1, 2] as const;
const LONGEST_PREFIX = 2;
/** A word is frequent once so many documents have it, and one of so many. */
const FREQUENT = 512;
const ONE_OF = 32;
const LEVELS_FROM = LEVELS.map((_, at) => LEVELS.slice(at));

/** How a dictionary counts its documents. */
export interface Counting {
  readonly count: (documents: DocSet) => Counts;
  readonly change: (counts: Counts, ordinal: number, by: 1 | -1) => void;
}

/** Words, and of each in turn its documents on each level and its counts. */
interface PackedTerms {
  readonly words: readonly number[];
  readonly postings: readonly PackedPosting[];
  readonly counts: readonly (PackedCounts | null)[];
}
export type PackedDictionary = Readonly<Record<'terms' | 'prefixes', PackedTerms>>;

/** Words to documents, for four levels of nearness. Deleted documents stay in it; whoever asks takes them out. */
export class TermDictionary {
  readonly #terms = new Map<string, Term>();
  readonly #prefixes = new Map<string, Term>();
  readonly #frequent = new Set<Term>();
  #sorted: string[] = [];
  #fresh: string[] = [];
  #loading = false;
  readonly #spelling = new Spelling();

  constructor(private readonly counting: Counting) {}

  /** Words that only dead documents have are not written down. */
  pack(out: ArraysOut, alive: DocSet, universe: number): PackedDictionary {
    const all = (terms: ReadonlyMap<string, Term>): PackedTerms => {
      const kept = [...terms].filter(([, { any }]) => any.view(universe).meets(alive));
      return {
        words: out.texts(kept.map(([word]) => word)),
        postings: kept.flatMap(([, term]) => LEVELS.map((level) => term[level].pack(out))),
        counts: kept.map(([, { counts }]) => counts?.pack(out) ?? null),
      };
    };
    return { terms: all(this.#terms), prefixes: all(this.#prefixes) };
  }

  /** Into an empty one. */
  unpack({ terms, prefixes }: PackedDictionary, from: ArraysIn): void {
    const all = ({ words, postings, counts }: PackedTerms, into: Map<string, Term>): void => {
      for (const [n, word] of from.texts(words).entries()) {
        const posting = (level: number) => Posting.unpack(postings[n * LEVELS.length + level] ?? 0, from);
        const counted = counts[n] ?? null;
        const term: Term = {
          ...{ first: posting(0), name: posting(1), label: posting(2), any: posting(3) },
          counts: counted === null ? null : Counts.unpack(counted, from),
        };
        into.set(word, term);
        if (counted !== null) this.#frequent.add(term);
      }
    };
    all(terms, this.#terms);
    all(prefixes, this.#prefixes);
    for (const word of this.#terms.keys()) {
      this.#fresh.push(word);
      this.#spelling.add(word);
    }
  }

  /** Many documents are going to be added; nothing is asked before {@link loaded}. */
  loads(): void {
    this.#loading = true;
  }

  loaded(universe: number): void {
    this.#loading = false;
    const beginning = new Map<string, Term[]>();
    for (const [word, term] of this.#terms)
      for (const length of PREFIXES) {
        const prefix = word.slice(0, length);
        if (prefix.length < length) continue;
        const terms = beginning.get(prefix);
        if (terms === undefined) beginning.set(prefix, [term]);
        else terms.push(term);
      }
    for (const [prefix, terms] of beginning) this.#prefixes.set(prefix, union(terms, universe));
    for (const term of [...this.#terms.values(), ...this.#prefixes.values()]) this.#countIfFrequent(term, universe);
  }

  /** Documents are added with ascending ordinals. */
  add(ordinal: number, words: Readonly<Record<Level, Iterable<string>>>): void {
    for (const [at, nearest] of LEVELS.entries()) {
      const levels = LEVELS_FROM[at] ?? [];
      for (const word of words[nearest]) {
        const term = this.#term(word);
        if (this.#loading) for (const level of levels) term[level].add(ordinal);
        else for (const each of [term, ...this.#prefixTerms(word)]) this.#addTo(each, levels, ordinal);
      }
    }
  }

  /** A document that is no longer alive; it stays in the sets. */
  remove(ordinal: number): void {
    for (const { any, counts } of this.#frequent)
      if (counts !== null && any.has(ordinal)) this.counting.change(counts, ordinal, -1);
  }

  whole(word: string, level: Level, universe: number): DocSet {
    return this.#terms.get(word)?.[level].view(universe) ?? DocSet.EMPTY;
  }

  prefix(prefix: string, level: Level, universe: number): DocSet {
    if (prefix.length <= LONGEST_PREFIX) return this.#prefixes.get(prefix)?.[level].view(universe) ?? DocSet.EMPTY;
    const sets: DocSet[] = [];
    for (const term of this.#startingWith(prefix)) {
      const set = this.whole(term, level, universe);
      if (set.size > 0) sets.push(set);
    }
    return DocSet.union(sets, universe);
  }

  /** The living documents with a frequent word, or one that starts so; null when that is none or more than one. @param alive null = all */
  known(word: string, asPrefix: boolean, alive: DocSet | null, universe: number): KnownSet | null {
    const term = asPrefix ? this.#onlyOne(word) : this.#terms.get(word);
    const counts = term?.counts ?? null;
    if (term === undefined || counts === null) return null;
    const { size } = counts;
    const documents = (): DocSet => {
      const all = term.any.view(universe);
      return alive === null ? all : all.intersect(alive);
    };
    return { size, documents, of: (column) => counts.of(column) };
  }

  /** Whether one of the documents has the word. */
  isIn(word: string, documents: DocSet, universe: number): boolean {
    return this.whole(word, 'any', universe).meets(documents);
  }

  /** Whether one of the documents has a word that starts so. */
  startsAny(prefix: string, documents: DocSet, universe: number): boolean {
    if (prefix.length <= LONGEST_PREFIX) return this.prefix(prefix, 'any', universe).meets(documents);
    for (const term of this.#startingWith(prefix)) if (this.isIn(term, documents, universe)) return true;
    return false;
  }

  /** See {@link Spelling.near}; words of deleted documents among them. */
  near(word: string): ReturnType<Spelling['near']> {
    return this.#spelling.near(word);
  }

  #addTo(term: Term, levels: readonly Level[], ordinal: number): void {
    const { size } = term.any;
    for (const level of levels) term[level].add(ordinal);
    if (term.any.size === size) return;
    if (term.counts !== null) this.counting.change(term.counts, ordinal, 1);
    else this.#countIfFrequent(term, ordinal + 1);
  }

  #countIfFrequent(term: Term, universe: number): void {
    const { size } = term.any;
    if (size < FREQUENT || size * ONE_OF < universe) return;
    term.counts = this.counting.count(term.any.view(universe));
    this.#frequent.add(term);
  }

  #onlyOne(prefix: string): Term | undefined {
    if (prefix.length <= LONGEST_PREFIX) return this.#prefixes.get(prefix);
    const [word, more] = this.#startingWith(prefix);
    return word === undefined || more !== undefined ? undefined : this.#terms.get(word);
  }

  #prefixTerms(word: string): Term[] {
    return PREFIXES.flatMap((length) => {
      const prefix = word.slice(0, length);
      if (prefix.length < length) return [];
      let term = this.#prefixes.get(prefix);
      if (term === undefined) this.#prefixes.set(prefix, (term = newTerm()));
      return [term];
    });
  }

  *#startingWith(prefix: string): Generator<string> {
    const terms = this.#sortedTerms();
    for (let at = firstFrom(terms, prefix); at < terms.length; at += 1) {
      const term = terms[at] ?? '';
      if (!term.startsWith(prefix)) return;
      yield term;
    }
  }

  #term(word: string): Term {
    let term = this.#terms.get(word);
    if (term === undefined) {
      this.#terms.set(word, (term = newTerm()));
      this.#fresh.push(word);
      this.#spelling.add(word);
    }
    return term;
  }

  #sortedTerms(): readonly string[] {
    if (this.#fresh.length > 0) {
      this.#sorted = [...this.#sorted, ...this.#fresh].sort(byCodeUnit);
      this.#fresh = [];
    }
    return this.#sorted;
  }
}

const newTerm = (): Term => ({
  ...{ first: new Posting(), name: new Posting(), label: new Posting(), any: new Posting() },
  counts: null,
});

function union(terms: readonly Term[], universe: number): Term {
  const of = (level: Level): Posting => {
    const sets = terms.map((term) => term[level]).filter(({ size }) => size > 0);
    return Posting.of(
      DocSet.union(
        sets.map((posting) => posting.view(universe)),
        universe,
      ),
    );
  };
  return { first: of('first'), name: of('name'), label: of('label'), any: of('any'), counts: null };
}

function firstFrom(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
