import { DocSet } from './doc-set.js';
import { Posting } from './posting.js';
import { Spelling } from './spelling.js';

/** Where a word stands: first in the name; in the name; in name, fighters or tags; anywhere. Each holds the ones before it. */
export const LEVELS = ['first', 'name', 'label', 'any'] as const;
export type Level = (typeof LEVELS)[number];

type Term = Record<Level, Posting>;

/** Words to documents, for three levels of nearness. Deleted documents stay in it; whoever asks takes them out. */
export class TermDictionary {
  readonly #terms = new Map<string, Term>();
  #sorted: string[] = [];
  #fresh: string[] = [];
  readonly #spelling = new Spelling();

  /** Documents are added with ascending ordinals. */
  add(ordinal: number, words: Readonly<Record<Level, Iterable<string>>>): void {
    LEVELS.forEach((nearest, at) => {
      for (const word of words[nearest]) {
        const term = this.#term(word);
        for (const level of LEVELS.slice(at)) term[level].add(ordinal);
      }
    });
  }

  whole(word: string, level: Level, universe: number): DocSet {
    return this.#terms.get(word)?.[level].view(universe) ?? DocSet.EMPTY;
  }

  prefix(prefix: string, level: Level, universe: number): DocSet {
    const sets: DocSet[] = [];
    for (const term of this.#startingWith(prefix)) {
      const set = this.whole(term, level, universe);
      if (set.size > 0) sets.push(set);
    }
    return DocSet.union(sets, universe);
  }

  /** Whether one of the documents has the word. */
  isIn(word: string, documents: DocSet, universe: number): boolean {
    return this.whole(word, 'any', universe).meets(documents);
  }

  /** Whether one of the documents has a word that starts so. */
  startsAny(prefix: string, documents: DocSet, universe: number): boolean {
    for (const term of this.#startingWith(prefix)) if (this.isIn(term, documents, universe)) return true;
    return false;
  }

  /** See {@link Spelling.near}; words of deleted documents among them. */
  near(word: string): ReturnType<Spelling['near']> {
    return this.#spelling.near(word);
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
      term = { first: new Posting(), name: new Posting(), label: new Posting(), any: new Posting() };
      this.#terms.set(word, term);
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

export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

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
