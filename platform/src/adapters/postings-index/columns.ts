import { PERCENT_BINS } from '@combolab/contracts/plain';
import type { SearchDocument } from '../../ports/search-index.js';
import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';
import { Texts, type PackedTexts } from './texts.js';

const START = 1024;
export const SLOT_BITS = 10;
/** Mask of one defender. */
export const SLOT = 1023;

/** Bin of a percent: 10 wide, the last takes what is above. */
export const binOf = (percent: number): number => Math.max(0, Math.min(PERCENT_BINS - 1, Math.floor(percent / 10)));

/** Two letters as one number. */
export const followOf = (rest: string): number =>
  ((rest.charCodeAt(0) || 0) * 0x10000 + (rest.charCodeAt(1) || 0)) >>> 0;

export interface PackedColumns {
  readonly length: number;
  readonly ids: PackedTexts;
  readonly names: PackedTexts;
  /** In the order of {@link Columns.pack}. */
  readonly arrays: readonly number[];
  readonly manyDefenders: readonly (readonly [number, readonly number[]])[];
}

/** What is looked at per document, one array per field, by ordinal. */
export class Columns {
  length = 0;
  readonly ids = new Texts();
  /** Folded names. */
  readonly names = new Texts();
  attacker = new Uint16Array(START);
  /** All facets with few values as one code. */
  trait = new Uint32Array(START);
  /** Length of the folded name. */
  nameLength = new Uint32Array(START);
  /** The first two letters of the folded name's second word on; see {@link followOf}. */
  follow = new Uint32Array(START);
  /** First bin x PERCENT_BINS + last bin. */
  span = new Uint16Array(START);
  low = new Float32Array(START);
  high = new Float32Array(START);
  likes = new Float64Array(START);
  standing = new Float64Array(START);
  score = new Float64Array(START);
  /** Number of the account that shared it. */
  author = new Uint32Array(START);
  /** All fields of which no counts are kept as one code. */
  uncounted = new Uint32Array(START);
  /** Epoch ms. */
  createdAt = new Float64Array(START);
  /** Up to three defenders, 10 bits each, as code + 1; 0 when they don't fit. */
  defenders = new Uint32Array(START);
  /** Defenders that don't fit. */
  readonly manyDefenders = new Map<number, readonly number[]>();

  /** Ids and names of documents that are not alive are not written down. */
  pack(out: ArraysOut, isAlive: (ordinal: number) => boolean): PackedColumns {
    const { attacker, trait, nameLength, follow, span, low, high } = this;
    const { likes, standing, score, author, uncounted, createdAt, defenders } = this;
    const ofNumbers = [attacker, span, trait, nameLength, follow, author, uncounted, defenders];
    const arrays = [...ofNumbers, low, high, likes, standing, score, createdAt];
    return {
      ...{ length: this.length, ids: this.ids.pack(out, isAlive), names: this.names.pack(out, isAlive) },
      arrays: arrays.map((array) => out.add(array.subarray(0, this.length))),
      manyDefenders: [...this.manyDefenders],
    };
  }

  /** Into empty ones. */
  unpack({ length, ids, names, arrays, manyDefenders }: PackedColumns, from: ArraysIn): void {
    this.length = length;
    this.ids.unpack(ids, from);
    this.names.unpack(names, from);
    const at = (n: number): number => arrays[n] ?? -1;
    const [short, whole] = [(n: number) => from.get(Uint16Array, at(n)), (n: number) => from.get(Uint32Array, at(n))];
    const [single, double] = [
      (n: number) => from.get(Float32Array, at(n)),
      (n: number) => from.get(Float64Array, at(n)),
    ];
    [this.attacker, this.span] = [room(short(0)), room(short(1))];
    [this.trait, this.nameLength, this.follow] = [room(whole(2)), room(whole(3)), room(whole(4))];
    [this.author, this.uncounted, this.defenders] = [room(whole(5)), room(whole(6)), room(whole(7))];
    [this.low, this.high] = [room(single(8)), room(single(9))];
    [this.likes, this.standing] = [room(double(10)), room(double(11))];
    [this.score, this.createdAt] = [room(double(12)), room(double(13))];
    for (const [ordinal, codes] of manyDefenders) this.manyDefenders.set(ordinal, codes);
  }

  add(
    document: SearchDocument,
    folded: string,
    codes: { attacker: number; author: number; trait: number; uncounted: number; defenders: readonly number[] },
  ): number {
    const ordinal = this.length;
    if (ordinal === this.attacker.length) this.#grow();
    const [low, high] = document.percent;
    this.ids.add(document.id);
    this.names.add(folded);
    this.nameLength[ordinal] = folded.length;
    this.follow[ordinal] = followOf(folded.slice(folded.indexOf(' ') + 1 || folded.length));
    this.attacker[ordinal] = codes.attacker;
    this.trait[ordinal] = codes.trait;
    this.span[ordinal] = binOf(low) * PERCENT_BINS + binOf(high);
    this.low[ordinal] = low;
    this.high[ordinal] = high;
    this.likes[ordinal] = document.numLikes;
    this.standing[ordinal] = document.standing;
    this.score[ordinal] = document.difficultyScore;
    this.author[ordinal] = codes.author;
    this.uncounted[ordinal] = codes.uncounted;
    this.createdAt[ordinal] = Date.parse(document.createdAt) || 0;
    this.#setDefenders(ordinal, codes.defenders);
    this.length += 1;
    return ordinal;
  }

  defendersOf(ordinal: number): readonly number[] {
    const many = this.manyDefenders.get(ordinal);
    if (many !== undefined) return many;
    const packed = this.defenders[ordinal] ?? 0;
    const slots = [packed & SLOT, (packed >>> SLOT_BITS) & SLOT, (packed >>> (2 * SLOT_BITS)) & SLOT];
    return slots.filter((slot) => slot > 0).map((slot) => slot - 1);
  }

  #setDefenders(ordinal: number, codes: readonly number[]): void {
    const fits = codes.length <= 3 && codes.every((code) => code < SLOT);
    if (!fits) this.manyDefenders.set(ordinal, codes);
    this.defenders[ordinal] = fits
      ? codes.reduce((packed, code, at) => packed | ((code + 1) << (at * SLOT_BITS)), 0)
      : 0;
  }

  #grow(): void {
    const length = this.length * 2;
    this.attacker = longer(this.attacker, length);
    this.trait = longer(this.trait, length);
    this.nameLength = longer(this.nameLength, length);
    this.follow = longer(this.follow, length);
    this.span = longer(this.span, length);
    this.low = longer(this.low, length);
    this.high = longer(this.high, length);
    this.likes = longer(this.likes, length);
    this.standing = longer(this.standing, length);
    this.score = longer(this.score, length);
    this.author = longer(this.author, length);
    this.uncounted = longer(this.uncounted, length);
    this.createdAt = longer(this.createdAt, length);
    this.defenders = longer(this.defenders, length);
  }
}

type Growable =
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

function longer<T extends Growable>(array: T, length: number): T {
  const copy = new (array.constructor as new (length: number) => T)(length);
  copy.set(array);
  return copy;
}

/** With places enough to grow from. */
const room = <T extends Growable>(array: T): T => (array.length < START ? longer(array, START) : array);
