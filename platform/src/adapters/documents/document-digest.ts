import { createHash } from 'node:crypto';

/** Hash over documents in the order of the bytes of their ids: equal documents have equal digests in every store. */
export class DocumentDigest {
  readonly #hash = createHash('sha256');

  /** @param text the document as JSON */
  add(id: string, text: string): void {
    this.#hash.update(`${id}\n${text}\n`);
  }

  toString(): string {
    return this.#hash.digest('hex');
  }
}
