import { setImmediate } from 'node:timers/promises';

/** Works one after the other; a work in many slices lets other messages in between them. */
export class WorkQueue {
  #last: Promise<unknown> = Promise.resolve();

  add<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** When everything added so far has ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}

/** Calls `work` for slices of a list, with room for other work after each. */
export async function inSlices<T>(
  list: readonly T[],
  size: number,
  work: (slice: readonly T[]) => void,
): Promise<void> {
  for (let at = 0; at < list.length; at += size) {
    if (at > 0) await setImmediate();
    work(list.slice(at, at + size));
  }
}
