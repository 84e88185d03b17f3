import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';

const START = 1024;
/** Bytes of a UTF-16 unit in UTF-8, at most. */
const MOST_BYTES = 3;

export interface PackedTexts {
  readonly bytes: number;
  readonly ends: number;
}

/**
 * Texts by ordinal, as UTF-8 behind one another, at most 4 GiB: a million JavaScript strings take four times the memory, and a second to be
 * read from a file.
 */
export class Texts {
  length = 0;
  #bytes = Buffer.alloc(START * 16);
  /** Where each text ends in the bytes. */
  #ends = new Uint32Array(START);

  /** @returns its ordinal */
  add(text: string): number {
    const from = this.#end(this.length - 1);
    if (this.length === this.#ends.length) this.#ends = longer(this.#ends, 2 * this.length);
    if (from + text.length * MOST_BYTES > this.#bytes.length) {
      const room = Buffer.alloc(2 * (from + text.length * MOST_BYTES));
      this.#bytes.copy(room, 0, 0, from);
      this.#bytes = room;
    }
    this.#ends[this.length] = from + this.#bytes.write(text, from);
    this.length += 1;
    return this.length - 1;
  }

  /** '' where there is none. */
  at(ordinal: number): string {
    return this.#bytes.toString('utf8', this.#end(ordinal - 1), this.#end(ordinal));
  }

  /** The bytes of one, where they lie. */
  bytesAt(ordinal: number): Uint8Array {
    return this.#bytes.subarray(this.#end(ordinal - 1), this.#end(ordinal));
  }

  /** @param bytes of a text in UTF-8 */
  is(ordinal: number, bytes: Uint8Array): boolean {
    const [from, to] = [this.#end(ordinal - 1), this.#end(ordinal)];
    return to - from === bytes.length && this.#bytes.compare(bytes, 0, bytes.length, from, to) === 0;
  }

  /** @param bytes of a text in UTF-8 */
  begins(ordinal: number, bytes: Uint8Array): boolean {
    const [from, to] = [this.#end(ordinal - 1), this.#end(ordinal)];
    const end = from + bytes.length;
    return end <= to && this.#bytes.compare(bytes, 0, bytes.length, from, end) === 0;
  }

  /** By their bytes, which is by their code points: below 0 where the first comes before the second. */
  compare(a: number, b: number): number {
    return this.compareWith(a, this.bytesAt(b));
  }

  /** As {@link compare}. @param bytes of a text in UTF-8 */
  compareWith(ordinal: number, bytes: Uint8Array): number {
    return this.#bytes.compare(bytes, 0, bytes.length, this.#end(ordinal - 1), this.#end(ordinal));
  }

  /** @param keeps whether the text of an ordinal is written down; others are '' */
  pack(out: ArraysOut, keeps: (ordinal: number) => boolean): PackedTexts {
    const bytes = new Uint8Array(this.#end(this.length - 1));
    const ends = new Uint32Array(this.length);
    let end = 0;
    for (let ordinal = 0; ordinal < this.length; ordinal += 1) {
      if (keeps(ordinal)) {
        const text = this.bytesAt(ordinal);
        bytes.set(text, end);
        end += text.length;
      }
      ends[ordinal] = end;
    }
    return { bytes: out.add(bytes.subarray(0, end)), ends: out.add(ends) };
  }

  /** Into empty ones; what was read is not copied before something is added. */
  unpack({ bytes, ends }: PackedTexts, from: ArraysIn): void {
    const read = from.get(Uint8Array, bytes);
    this.#bytes = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
    const places = from.get(Uint32Array, ends);
    this.length = places.length;
    this.#ends = places.length < START ? longer(places, START) : places;
  }

  #end(ordinal: number): number {
    return this.#ends[ordinal] ?? 0;
  }
}

function longer(ends: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length);
  copy.set(ends);
  return copy;
}
