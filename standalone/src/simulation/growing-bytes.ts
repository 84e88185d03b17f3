/** Bytes that are written over and added to. */
export class GrowingBytes {
  #buffer = Buffer.alloc(4096);
  length = 0;

  write(at: number, bytes: Buffer): void {
    if (bytes.length === 0) return;
    const end = at + bytes.length;
    if (end > this.#buffer.length) {
      const larger = Buffer.alloc(end * 2);
      this.#buffer.copy(larger, 0, 0, this.length);
      this.#buffer = larger;
    }
    bytes.copy(this.#buffer, at);
    this.length = Math.max(this.length, end);
  }

  /** Ends here, if it does not end earlier. */
  cut(at: number): void {
    if (at < this.length) this.#buffer.fill(0, at, this.length);
    this.length = Math.min(this.length, at);
  }

  read(at: number, length: number): Buffer {
    return Buffer.from(this.#buffer.subarray(at, Math.min(at + length, this.length)));
  }

  turn(at: number, mask: number): void {
    if (at < this.length) this.#buffer[at] = (this.#buffer[at] ?? 0) ^ mask;
  }
}
