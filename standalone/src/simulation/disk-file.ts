import type { Random } from '../generate/random.js';
import { GrowingBytes } from './growing-bytes.js';

interface Write {
  readonly at: number;
  readonly bytes: Buffer;
  /** The file ends here first; null = it does not end earlier than before. */
  readonly cut: number | null;
}

function apply(file: GrowingBytes, { at, bytes, cut }: Write): void {
  if (cut !== null) file.cut(cut);
  file.write(at, bytes);
}

/** What became of a write that was under way: its beginning, or its end. */
function torn(write: Write, random: Random): Write {
  const at = random.below(write.bytes.length + 1);
  if (random.chance(0.5)) return { ...write, bytes: write.bytes.subarray(0, at) };
  return { ...write, at: write.at + at, bytes: write.bytes.subarray(at) };
}

/** A file as the system shows it, and as it lies on the platter. */
export class DiskFile {
  #shown = new GrowingBytes();
  readonly #lasting = new GrowingBytes();
  #pending: Write[] = [];

  get length(): number {
    return this.#shown.length;
  }

  read(at: number, length: number): Buffer {
    return this.#shown.read(at, length);
  }

  /** @param lastingAt where the drive really puts it */
  write(at: number, bytes: Buffer, lastingAt = at): void {
    this.#shown.write(at, bytes);
    this.#pending.push({ at: lastingAt, bytes, cut: null });
  }

  /** Ends the file here. */
  cut(at: number): void {
    this.#shown.cut(at);
    this.#pending.push({ at, bytes: Buffer.alloc(0), cut: at });
  }

  sync(): void {
    for (const write of this.#pending) apply(this.#lasting, write);
    this.#pending = [];
  }

  /** What was not synced is there whole, in part or not at all, each by itself; the system shows what is. */
  lose(random: Random): void {
    for (const write of this.#pending) {
      const kept = random.below(3);
      if (kept > 0) apply(this.#lasting, kept === 1 ? write : torn(write, random));
    }
    this.#pending = [];
    this.#showLasting();
  }

  /** Turns one bit, on the platter and for whoever reads. @returns false of an empty file */
  flip(random: Random): boolean {
    if (this.#lasting.length === 0) return false;
    const at = random.below(this.#lasting.length);
    const mask = 1 << random.below(8);
    this.#lasting.turn(at, mask);
    this.#shown.turn(at, mask);
    return true;
  }

  #showLasting(): void {
    this.#shown = new GrowingBytes();
    this.#shown.write(0, this.#lasting.read(0, this.#lasting.length));
  }
}
