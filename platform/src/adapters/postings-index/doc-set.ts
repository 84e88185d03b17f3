/** Room for sets in the making; a search is never interrupted. */
let scratch = new Uint32Array(1024);
let scratchWords = new Int32Array(1024);

/** A set of documents by ordinal: sorted ordinals when sparse, 32 to a word when dense. Never changed once made. */
export class DocSet {
  static readonly EMPTY = new DocSet(0, new Uint32Array(0), null);

  private constructor(
    readonly size: number,
    /** Ascending ordinals; null when the set is dense. */
    readonly list: Uint32Array | null,
    readonly words: Int32Array | null,
  ) {}

  static ofList(list: Uint32Array): DocSet {
    return new DocSet(list.length, list, null);
  }

  /** Counts the words, and turns to a list when few bits are set. */
  static ofWords(words: Int32Array, size = countBits(words)): DocSet {
    const dense = new DocSet(size, null, words);
    return size > words.length ? dense : DocSet.ofList(dense.toList());
  }

  has(ordinal: number): boolean {
    if (this.words !== null) return (((this.words[ordinal >> 5] ?? 0) >> (ordinal & 31)) & 1) === 1;
    return this.list !== null && isIn(this.list, ordinal);
  }

  /** Ascending ordinals, in the buffer when it is needed and long enough. Do not change the answer. */
  toList(buffer?: Uint32Array): Uint32Array {
    if (this.list !== null) return this.list;
    const list =
      buffer !== undefined && buffer.length >= this.size ? buffer.subarray(0, this.size) : new Uint32Array(this.size);
    const words = this.words ?? [];
    let at = 0;
    for (let index = 0; index < words.length; index += 1) {
      let word = words[index] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        list[at++] = (index << 5) + 31 - Math.clz32(lowest);
        word ^= lowest;
      }
    }
    return list;
  }

  intersect(other: DocSet): DocSet {
    if (this.words !== null && other.words !== null) {
      const both = and(this.words, other.words);
      const size = countBits(both);
      // large arrays that soon go make the collector stop everything
      return size > both.length
        ? new DocSet(size, null, both.slice())
        : DocSet.ofList(new DocSet(size, null, both).toList());
    }
    const [small, large] =
      this.list !== null && (other.list === null || this.size <= other.size) ? [this, other] : [other, this];
    return small.filter((ordinal) => large.has(ordinal));
  }

  /** How many documents they have in common. */
  countIn(other: DocSet): number {
    if (this.words !== null && other.words !== null) return countBits(and(this.words, other.words));
    const [listed, whole] =
      this.list !== null && (other.list === null || this.size <= other.size)
        ? [this.list, other]
        : [other.list ?? new Uint32Array(0), this];
    let count = 0;
    for (let i = 0; i < listed.length; i += 1) if (whole.has(listed[i] ?? 0)) count += 1;
    return count;
  }

  /** Whether they have a document in common. */
  meets(other: DocSet): boolean {
    if (this.words !== null && other.words !== null) {
      const length = Math.min(this.words.length, other.words.length);
      for (let i = 0; i < length; i += 1) if (((this.words[i] ?? 0) & (other.words[i] ?? 0)) !== 0) return true;
      return false;
    }
    const [listed, whole] = this.list !== null ? [this.list, other] : [other.list ?? new Uint32Array(0), this];
    return listed.some((ordinal) => whole.has(ordinal));
  }

  minus(other: DocSet): DocSet {
    if (other.size === 0 || this.size === 0) return this;
    if (this.list !== null) return this.filter((ordinal) => !other.has(ordinal));
    const words = (this.words ?? new Int32Array(0)).slice();
    if (other.words !== null)
      for (let i = 0; i < words.length; i += 1) words[i] = (words[i] ?? 0) & ~(other.words[i] ?? 0);
    else
      for (const ordinal of other.list ?? []) words[ordinal >> 5] = (words[ordinal >> 5] ?? 0) & ~(1 << (ordinal & 31));
    return DocSet.ofWords(words);
  }

  /** Ordinals of those that are not in a part of this set, in the buffer when it is long enough. Do not change the answer. */
  listWithout(part: DocSet, buffer?: Uint32Array): Uint32Array {
    const { words } = this;
    if (words === null) return this.minus(part).toList(buffer);
    if (scratchWords.length < words.length) scratchWords = new Int32Array(words.length * 2);
    const left = scratchWords.subarray(0, words.length);
    left.set(words);
    if (part.words !== null) for (let i = 0; i < left.length; i += 1) left[i] = (left[i] ?? 0) & ~(part.words[i] ?? 0);
    else for (const ordinal of part.list ?? []) left[ordinal >> 5] = (left[ordinal >> 5] ?? 0) & ~(1 << (ordinal & 31));
    return new DocSet(this.size - part.size, null, left).toList(buffer);
  }

  filter(keep: (ordinal: number) => boolean): DocSet {
    if (scratch.length < this.size) scratch = new Uint32Array(this.size * 2);
    const kept = scratch;
    // what is kept never overtakes what is read
    const from = this.toList(kept);
    let size = 0;
    for (let i = 0; i < from.length; i += 1) {
      const ordinal = from[i] ?? 0;
      if (keep(ordinal)) kept[size++] = ordinal;
    }
    const list = kept.slice(0, size);
    return this.words === null ? DocSet.ofList(list) : DocSet.ofOrdinals(list, this.words.length * 32);
  }

  /** From ascending ordinals below `universe`, however many. */
  static ofOrdinals(list: Uint32Array, universe: number): DocSet {
    const length = (universe + 31) >> 5;
    if (list.length <= length) return DocSet.ofList(list);
    const words = new Int32Array(length);
    for (const ordinal of list) words[ordinal >> 5] = (words[ordinal >> 5] ?? 0) | (1 << (ordinal & 31));
    return new DocSet(list.length, null, words);
  }

  /** Any of the sets; ordinals are below `universe`. */
  static union(sets: readonly DocSet[], universe: number): DocSet {
    const [only] = sets;
    if (only === undefined) return DocSet.EMPTY;
    if (sets.length === 1) return only;
    const words = new Int32Array((universe + 31) >> 5);
    for (const set of sets) setBits(words, set);
    return DocSet.ofWords(words);
  }

  /** Bytes it holds on to. */
  get bytes(): number {
    return (this.list ?? this.words)?.byteLength ?? 0;
  }
}

/** Sets the bit of each member. */
export function setBits(words: Int32Array, set: DocSet): void {
  if (set.words !== null) for (let i = 0; i < words.length; i += 1) words[i] = (words[i] ?? 0) | (set.words[i] ?? 0);
  else for (const ordinal of set.list ?? []) words[ordinal >> 5] = (words[ordinal >> 5] ?? 0) | (1 << (ordinal & 31));
}

/** In the scratch room: good until the next call. */
function and(a: Int32Array, b: Int32Array): Int32Array {
  const length = Math.min(a.length, b.length);
  if (scratchWords.length < length) scratchWords = new Int32Array(length * 2);
  const words = scratchWords.subarray(0, length);
  for (let i = 0; i < words.length; i += 1) words[i] = (a[i] ?? 0) & (b[i] ?? 0);
  return words;
}

function countBits(words: Int32Array): number {
  let total = 0;
  for (let i = 0; i < words.length; i += 1) {
    let word = words[i] ?? 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return total;
}

function isIn(list: Uint32Array, ordinal: number): boolean {
  const at = lowerBound(list, list.length, ordinal);
  return at < list.length && list[at] === ordinal;
}

/** Index of the first of the first `size` numbers that is not below `value`. */
export function lowerBound(list: Uint32Array, size: number, value: number): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
