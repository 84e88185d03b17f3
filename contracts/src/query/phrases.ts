import { isPossessive, isSoft, type Token } from './tokens.js';

export interface PhraseMatch<T> {
  readonly value: T;
  /** Tokens it takes. */
  readonly count: number;
}

interface Phrase<T> {
  readonly words: readonly string[];
  readonly value: T;
}

const NONE: readonly never[] = [];

/** Singular forms a plural may come from. */
const stems = (word: string): readonly string[] => [
  ...(word.length > 2 && word.endsWith('s') ? [word.slice(0, -1)] : []),
  ...(word.length > 4 && word.endsWith('es') ? [word.slice(0, -2)] : []),
];

/** Whether a word is the plural of another. */
const isPlural = (word: string, single: string): boolean =>
  (word.length > 2 && word === `${single}s`) || (word.length > 4 && word === `${single}es`);

/** Phrases of whole words, found at a place of a query: the longest, exact before plural. */
export class Phrases<T> {
  readonly #byFirst = new Map<string, Phrase<T>[]>();

  /** Later phrases with the same words lose. */
  add(phrase: string, value: T): void {
    const words = phrase.split(' ').filter((word) => word !== '');
    const [first] = words;
    if (first === undefined) return;
    const known = this.#byFirst.get(first) ?? [];
    if (known.some((each) => each.words.join(' ') === words.join(' '))) return;
    known.push({ words, value });
    known.sort((a, b) => b.words.length - a.words.length);
    this.#byFirst.set(first, known);
  }

  /** The longest phrase at token `i`; with `plurals`, its last word may be in the plural or possessive. */
  match(tokens: readonly Token[], i: number, plurals = true): PhraseMatch<T> | null {
    const word = tokens[i]?.word;
    if (word === undefined) return null;
    const phrases = this.#beginning(word);
    if (phrases.length === 0) return null;
    const exact = this.#longest(phrases, tokens, i, (there, wanted) => there === wanted);
    if (!plurals) return exact;
    const plural = this.#longest(phrases, tokens, i, isPlural);
    const best = plural !== null && plural.count > (exact?.count ?? 0) ? plural : exact;
    return best !== null && isPossessive(tokens[i + best.count]) ? { ...best, count: best.count + 1 } : best;
  }

  /** Phrases whose first word is this one, or one that it may be the plural of. */
  #beginning(word: string): readonly Phrase<T>[] {
    const exact = this.#byFirst.get(word) ?? NONE;
    if (!word.endsWith('s')) return exact;
    return [exact, ...stems(word).map((stem) => this.#byFirst.get(stem) ?? NONE)].flat();
  }

  #longest(
    phrases: readonly Phrase<T>[],
    tokens: readonly Token[],
    i: number,
    same: (there: string, wanted: string) => boolean,
  ): PhraseMatch<T> | null {
    let best: PhraseMatch<T> | null = null;
    for (const { words, value } of phrases) {
      if (words.length <= (best?.count ?? 0)) continue;
      const fits = words.every((wanted, k) => {
        const token = tokens[i + k];
        if (token === undefined || token.plain || (k > 0 && !isSoft(token.gap))) return false;
        return k === words.length - 1 ? same(token.word, wanted) : token.word === wanted;
      });
      if (fits) best = { value, count: words.length };
    }
    return best;
  }

  /** All phrases. */
  *all(): Iterable<{ readonly phrase: string; readonly value: T }> {
    for (const phrases of this.#byFirst.values())
      for (const { words, value } of phrases) yield { phrase: words.join(' '), value };
  }

  /** All words of all phrases. */
  *words(): Iterable<{ readonly word: string; readonly value: T }> {
    for (const phrases of this.#byFirst.values())
      for (const { words, value } of phrases) for (const word of words) yield { word, value };
  }
}
