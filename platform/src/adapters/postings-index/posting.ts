import { DocSet, lowerBound } from './doc-set.js';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';

const SMALLEST_DENSE = 256;
const NONE = new Uint32Array(0);

/** Size and array of a posting in a snapshot: a list, or bits where they are signed; 0 of an empty one. */
export type PackedPosting = 0 | readonly [size: number, array: number];

/** The documents that have one value or one word; changes with writes. A list while rare, bits once common. */
export class Posting {
  size = 0;
  #list = NONE;
  #words: Int32Array<ArrayBuffer> | null = null;

  /** The same documents, to go on from. */
  static of(set: DocSet): Posting {
    const posting = new Posting();
    posting.size = set.size;
    posting.#words = set.words?.slice() ?? null;
    posting.#list = set.list?.slice() ?? NONE;
    return posting;
  }

  pack(out: ArraysOut): PackedPosting {
    return this.size === 0 ? 0 : [this.size, out.add(this.#words ?? this.#list.subarray(0, this.size))];
  }

  static unpack(packed: PackedPosting, from: ArraysIn): Posting {
    const posting = new Posting();
    if (packed === 0) return posting;
    const [size, array] = packed;
    posting.size = size;
    if (from.is(Int32Array, array)) posting.#words = from.get(Int32Array, array);
    else posting.#list = from.get(Uint32Array, array);
    return posting;
  }

  has(ordinal: number): boolean {
    if (this.#words !== null) return (((this.#words[ordinal >> 5] ?? 0) >> (ordinal & 31)) & 1) === 1;
    const at = lowerBound(this.#list, this.size, ordinal);
    return at < this.size && this.#list[at] === ordinal;
  }

  /** Ordinals come in ascending order; the last one may come again. */
  add(ordinal: number): void {
    if (this.#words !== null) {
      this.#addBit(this.#words, ordinal);
      return;
    }
    if (this.size > 0 && this.#list[this.size - 1] === ordinal) return;
    if (this.size === this.#list.length) this.#list = grown(this.#list, Math.max(4, this.size * 2));
    this.#list[this.size++] = ordinal;
    if (this.size > SMALLEST_DENSE && this.size * 32 > ordinal) this.#turnDense(ordinal);
  }

  remove(ordinal: number): void {
    if (this.#words !== null) {
      const word = this.#words[ordinal >> 5] ?? 0;
      const bit = 1 << (ordinal & 31);
      if ((word & bit) === 0) return;
      this.#words[ordinal >> 5] = word & ~bit;
      this.size -= 1;
      return;
    }
    const at = lowerBound(this.#list, this.size, ordinal);
    if (at === this.size || this.#list[at] !== ordinal) return;
    this.#list.copyWithin(at, at + 1, this.size);
    this.size -= 1;
  }

  /** Good until the next write. */
  view(universe: number): DocSet {
    if (this.#words === null) return DocSet.ofList(this.#list.subarray(0, this.size));
    const length = (universe + 31) >> 5;
    if (this.#words.length < length) this.#words = grownWords(this.#words, length);
    return DocSet.ofWords(this.#words.subarray(0, length), this.size);
  }

  #addBit(words: Int32Array<ArrayBuffer>, ordinal: number): void {
    const index = ordinal >> 5;
    const bit = 1 << (ordinal & 31);
    if (index >= words.length) this.#words = words = grownWords(words, Math.max(index + 1, words.length * 2));
    const word = words[index] ?? 0;
    if ((word & bit) !== 0) return;
    words[index] = word | bit;
    this.size += 1;
  }

  #turnDense(ordinal: number): void {
    const words = new Int32Array((ordinal >> 5) + 1);
    for (let i = 0; i < this.size; i += 1) {
      const each = this.#list[i] ?? 0;
      words[each >> 5] = (words[each >> 5] ?? 0) | (1 << (each & 31));
    }
    this.#words = words;
    this.#list = NONE;
  }
}

function grown(list: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(length);
  longer.set(list);
  return longer;
}

function grownWords(words: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(length);
  longer.set(words);
  return longer;
}
