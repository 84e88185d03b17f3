import { createHash, randomBytes } from 'node:crypto';

/** Of more in a day no further one counts. */
const MOST = 50_000;

/** Lets everybody count once a day for each search. Whom it has seen it cannot tell: it keeps salted hashes, in memory alone. */
export class Askers {
  readonly #seen = new Set<string>();
  #salt = randomBytes(16);
  #day = '';

  /** @param who an account or an address @param day UTC: `2026-11-26` */
  isNew(who: string, query: string, day: string): boolean {
    if (day !== this.#day) {
      this.#seen.clear();
      this.#salt = randomBytes(16);
      this.#day = day;
    }
    const key = createHash('sha256')
      .update(this.#salt)
      .update(JSON.stringify([who, query]))
      .digest('base64');
    if (this.#seen.has(key) || this.#seen.size >= MOST) return false;
    this.#seen.add(key);
    return true;
  }
}
