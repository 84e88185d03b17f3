/** Runs work on one stream after another; different streams do not wait for each other. */
export class StreamMutex {
  readonly #tails = new Map<string, Promise<unknown>>();

  async run<R>(stream: string, work: () => Promise<R>): Promise<R> {
    const before = this.#tails.get(stream);
    const mine = before === undefined ? work() : before.then(work, work);
    const tail = mine.catch(() => undefined);
    this.#tails.set(stream, tail);
    try {
      return await mine;
    } finally {
      if (this.#tails.get(stream) === tail) this.#tails.delete(stream);
    }
  }
}
