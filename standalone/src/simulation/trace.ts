import { createHash } from 'node:crypto';

/** A running digest of everything that happened, in its order: two runs that differ anywhere end in different texts. */
export class Trace {
  readonly #hash = createHash('sha256');

  add(text: string): void {
    this.#hash.update(text);
  }

  /** 16 hexadecimal digits. It can be asked for once. */
  end(): string {
    return this.#hash.digest('hex').slice(0, 16);
  }
}
