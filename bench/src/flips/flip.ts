import { readFile, writeFile } from 'node:fs/promises';

/** One bit of one byte. */
export interface Flip {
  /** Byte of the file. */
  readonly at: number;
  /** 0 to 7. */
  readonly bit: number;
}

/** Pseudo-random numbers below 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const flipIn = (bytes: number, random: () => number): Flip => ({
  at: Math.floor(random() * bytes),
  bit: Math.floor(random() * 8),
});

/** A copy of bytes with one bit turned. */
export function flipped(bytes: Buffer, { at, bit }: Flip): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ (1 << bit);
  return copy;
}

/** Turns one bit of a file while something looks at it, and turns it back. */
export async function whileFlipped<R>(file: string, flip: Flip, look: () => Promise<R>): Promise<R> {
  const bytes = await readFile(file);
  await writeFile(file, flipped(bytes, flip));
  try {
    return await look();
  } finally {
    await writeFile(file, bytes);
  }
}
