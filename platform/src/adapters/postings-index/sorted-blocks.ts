const BLOCK = 1024;

interface Block {
  readonly ordinals: Uint32Array;
  size: number;
}

/** Ordinals in one order, in blocks, so that a write moves one block and a page starts anywhere. */
export class SortedBlocks {
  #blocks: Block[] = [];

  /** @param compare a strict order of ordinals by the values they have now */
  constructor(private readonly compare: (a: number, b: number) => number) {}

  /** Replaces everything; much cheaper than inserting one by one. */
  fill(ordinals: Uint32Array): void {
    this.fillSorted(ordinals.slice().sort(this.compare));
  }

  /** Like `fill`, of ordinals that stand in the order already. */
  fillSorted(sorted: Uint32Array): void {
    this.#blocks = [];
    // half full, so that the first inserts need no split
    for (let at = 0; at < sorted.length; at += BLOCK / 2)
      this.#blocks.push(blockOf(sorted.subarray(at, at + BLOCK / 2)));
  }

  /** All, in the order. */
  toList(): Uint32Array<ArrayBuffer> {
    const list = new Uint32Array(this.#blocks.reduce((sum, { size }) => sum + size, 0));
    let at = 0;
    for (const { ordinals, size } of this.#blocks) {
      list.set(ordinals.subarray(0, size), at);
      at += size;
    }
    return list;
  }

  insert(ordinal: number): void {
    const at = Math.max(0, this.#blockOf((first) => this.compare(first, ordinal) > 0) - 1);
    const block = this.#blocks[at];
    if (block === undefined) {
      this.#blocks.push(blockOf(Uint32Array.of(ordinal)));
      return;
    }
    const place = firstIn(block, (each) => this.compare(each, ordinal) > 0);
    block.ordinals.copyWithin(place + 1, place, block.size);
    block.ordinals[place] = ordinal;
    block.size += 1;
    if (block.size === BLOCK) this.#split(at, block);
  }

  /** Call it before the ordinal's values change. */
  remove(ordinal: number): void {
    const at = this.#blockOf((first) => this.compare(first, ordinal) > 0) - 1;
    const block = this.#blocks[at];
    if (block === undefined) return;
    const place = firstIn(block, (each) => this.compare(each, ordinal) >= 0);
    if (place === block.size || block.ordinals[place] !== ordinal) return;
    block.ordinals.copyWithin(place, place + 1, block.size);
    block.size -= 1;
    if (block.size === 0) this.#blocks.splice(at, 1);
  }

  /**
   * Visits in order from the first ordinal for which `from` holds, until `visit` says false.
   * @param from false up to some place and true after it; null = from the start
   */
  walk(from: ((ordinal: number) => boolean) | null, visit: (ordinal: number) => boolean): void {
    let at = from === null ? 0 : Math.max(0, this.#blockOf(from) - 1);
    let place = from === null ? 0 : this.#placeIn(at, from);
    for (; at < this.#blocks.length; at += 1, place = 0) {
      const block = this.#blocks[at];
      if (block === undefined) return;
      const { ordinals, size } = block;
      for (; place < size; place += 1) if (!visit(ordinals[place] ?? 0)) return;
    }
  }

  #placeIn(at: number, from: (ordinal: number) => boolean): number {
    const block = this.#blocks[at];
    return block === undefined ? 0 : firstIn(block, from);
  }

  /** Index of the first block whose first ordinal passes. */
  #blockOf(passes: (first: number) => boolean): number {
    let low = 0;
    let high = this.#blocks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (passes(this.#blocks[middle]?.ordinals[0] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #split(at: number, block: Block): void {
    const upper = blockOf(block.ordinals.subarray(BLOCK / 2, BLOCK));
    block.size = BLOCK / 2;
    this.#blocks.splice(at + 1, 0, upper);
  }
}

function blockOf(ordinals: Uint32Array): Block {
  const block = { ordinals: new Uint32Array(BLOCK), size: ordinals.length };
  block.ordinals.set(ordinals);
  return block;
}

function firstIn(block: Block, passes: (ordinal: number) => boolean): number {
  let low = 0;
  let high = block.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(block.ordinals[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
