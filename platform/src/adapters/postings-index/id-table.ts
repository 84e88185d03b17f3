import type { ArraysIn, ArraysOut } from './snapshot/arrays.js';
import type { Texts } from './texts.js';

const START = 2048;

export interface PackedIds {
  readonly slots: number;
  readonly size: number;
}

/** FNV-1a of 32 bits, its bits mixed as MurmurHash3 does at its end (both in the public domain). */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Which ordinal a document has by its id: a hash table with linear probing over the ids, which lie elsewhere. As one array it is in a
 * snapshot as it is in memory.
 */
export class IdTable {
  size = 0;
  /** Ordinal + 1; 0 where nothing is. A power of two of them, half at most taken. */
  #slots = new Uint32Array(START);

  /** @param ids of all ordinals */
  constructor(private readonly ids: Texts) {}

  get(id: string): number | undefined {
    const slot = this.#slots[this.#slotOf(Buffer.from(id))] ?? 0;
    return slot === 0 ? undefined : slot - 1;
  }

  /** @param ordinal whose id is that */
  set(id: string, ordinal: number): void {
    if (2 * (this.size + 1) > this.#slots.length) this.#grow();
    const at = this.#slotOf(Buffer.from(id));
    if (this.#slots[at] === 0) this.size += 1;
    this.#slots[at] = ordinal + 1;
  }

  /** What lies behind it moves up to where it is looked for, so that no gap is in its way. */
  delete(id: string): void {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let gap = this.#slotOf(Buffer.from(id));
    if (slots[gap] === 0) return;
    this.size -= 1;
    for (let at = (gap + 1) & mask; slots[at] !== 0; at = (at + 1) & mask) {
      const home = hashOf(this.ids.bytesAt((slots[at] ?? 0) - 1)) & mask;
      if (((at - home) & mask) < ((at - gap) & mask)) continue;
      slots[gap] = slots[at] ?? 0;
      gap = at;
    }
    slots[gap] = 0;
  }

  pack(out: ArraysOut): PackedIds {
    return { slots: out.add(this.#slots), size: this.size };
  }

  /** Into an empty one. */
  unpack({ slots, size }: PackedIds, from: ArraysIn): void {
    this.#slots = from.get(Uint32Array, slots);
    this.size = size;
  }

  /** Where an id is, or would be. */
  #slotOf(bytes: Uint8Array): number {
    const mask = this.#slots.length - 1;
    let at = hashOf(bytes) & mask;
    for (; ; at = (at + 1) & mask) {
      const slot = this.#slots[at] ?? 0;
      if (slot === 0 || this.ids.is(slot - 1, bytes)) return at;
    }
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Uint32Array(2 * before.length);
    for (const slot of before) if (slot !== 0) this.#slots[this.#slotOf(this.ids.bytesAt(slot - 1))] = slot;
  }
}
