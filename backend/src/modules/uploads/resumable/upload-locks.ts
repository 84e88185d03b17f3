import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server';

interface Held {
  readonly release: RequestRelease;
  readonly waiting: (() => void)[];
}

/**
 * One request at a time works on an upload. Whoever comes later has the earlier one end: its client is gone, or has given
 * up on it. Of requests in different processes the store itself keeps the bytes apart.
 */
export class UploadLocks implements Locker {
  readonly #held = new Map<string, Held>();

  newLock(id: string): Lock {
    return {
      lock: (signal, release) => this.#lock(id, signal, release),
      unlock: () => {
        const next = this.#held.get(id)?.waiting;
        this.#held.delete(id);
        for (const wake of next ?? []) wake();
        return Promise.resolve();
      },
    };
  }

  async #lock(id: string, signal: AbortSignal, release: RequestRelease): Promise<void> {
    for (let held = this.#held.get(id); held !== undefined; held = this.#held.get(id)) {
      await held.release();
      await this.#woken(id, held, signal);
      // oxlint-disable-next-line typescript/only-throw-error -- as the server's own locks do
      if (signal.aborted) throw ERRORS.ABORTED;
    }
    this.#held.set(id, { release, waiting: [] });
  }

  #woken(id: string, held: Held, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted || this.#held.get(id) !== held) {
        resolve();
        return;
      }
      held.waiting.push(resolve);
      signal.addEventListener(
        'abort',
        () => {
          resolve();
        },
        { once: true },
      );
    });
  }
}
