import { randomFillSync } from 'node:crypto';

const BYTES = 16;
const pool = Buffer.alloc(BYTES * 512);
let used = pool.length;

/** 128 random bits, URL-safe, 22 characters. Drawn from a pool: asking the system each time costs more than the rest of an append. */
export function randomId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('base64url', used - BYTES, used);
}
