import { DocSet } from './doc-set.js';

/** A test of single documents that looks at each document once. Good until the next write. */
export class Verdicts {
  readonly #tested: Int32Array;
  readonly #passed: Int32Array;

  constructor(
    private readonly test: (ordinal: number) => boolean,
    universe: number,
  ) {
    this.#tested = new Int32Array((universe + 31) >> 5);
    this.#passed = new Int32Array((universe + 31) >> 5);
  }

  /** Those of the documents that pass. */
  among(documents: DocSet): DocSet {
    const { words } = documents;
    if (words === null) return documents.filter((ordinal) => this.#passing(ordinal >> 5, 1 << (ordinal & 31)) !== 0);
    return DocSet.ofWords(words.map((members, at) => (members === 0 ? 0 : this.#passing(at, members))));
  }

  /** Bytes it holds on to. */
  get bytes(): number {
    return this.#tested.byteLength * 2;
  }

  /** @param word index of 32 documents @param members a bit for each that is asked about @returns the bits of those that pass */
  #passing(word: number, members: number): number {
    const tested = this.#tested[word] ?? 0;
    let passed = this.#passed[word] ?? 0;
    let left = members & ~tested;
    if (left === 0) return passed & members;
    while (left !== 0) {
      const lowest = left & -left;
      if (this.test((word << 5) + 31 - Math.clz32(lowest))) passed |= lowest;
      left ^= lowest;
    }
    this.#tested[word] = tested | members;
    this.#passed[word] = passed;
    return passed & members;
  }
}
