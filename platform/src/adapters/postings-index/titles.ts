import type { DocSet } from './doc-set.js';
import { OrderedValues, type PackedOrdered } from './ordered-values.js';
import { Posting, type PackedPosting } from './posting.js';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';

export interface PackedTitles {
  readonly words: PackedOrdered;
  readonly lengths: readonly (readonly [length: number, PackedPosting])[];
}

/** What titles say, and how many different words each has. */
export class Titles {
  readonly #words = new OrderedValues();
  readonly #lengths: Posting[] = [];

  pack(out: ArraysOut): PackedTitles {
    const lengths: [number, PackedPosting][] = [];
    this.#lengths.forEach((posting, length) => lengths.push([length, posting.pack(out)]));
    return { words: this.#words.pack(out), lengths };
  }

  /** Into an empty one. */
  unpack({ words, lengths }: PackedTitles, from: ArraysIn): void {
    this.#words.unpack(words, from);
    for (const [length, posting] of lengths) this.#lengths[length] = Posting.unpack(posting, from);
  }

  /** Documents are added with ascending ordinals, none left out. */
  add(ordinal: number, title: readonly string[]): void {
    const words = [...new Set(title)];
    this.#words.add(ordinal, words);
    (this.#lengths[words.length] ??= new Posting()).add(ordinal);
  }

  remove(ordinal: number): void {
    this.#lengths[this.lengthOf(ordinal)]?.remove(ordinal);
    this.#words.remove(ordinal);
  }

  /** The documents whose title has a word. Good until the next write. */
  having(word: string, universe: number): DocSet {
    return this.#words.having(word, universe);
  }

  lengthOf(ordinal: number): number {
    return this.#words.lengthOf(ordinal);
  }

  /** The documents whose title has so many different words. Good until the next write. */
  *byLength(universe: number): Generator<readonly [length: number, documents: DocSet]> {
    for (const [length, posting] of this.#lengths.entries())
      // lengths that no title had leave holes
      if ((posting as Posting | undefined) !== undefined) yield [length, posting.view(universe)];
  }
}
