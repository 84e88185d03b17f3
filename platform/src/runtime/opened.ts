import type { Logger } from './logger.js';

/** Things that were opened and must be closed, in reverse order. (Node 20 has no AsyncDisposableStack.) */
export class Opened implements AsyncDisposable {
  #closers: (() => unknown)[] = [];

  use<T extends AsyncDisposable | Disposable>(thing: T): T {
    this.defer(async () => {
      if (Symbol.asyncDispose in thing) await thing[Symbol.asyncDispose]();
      else thing[Symbol.dispose]();
    });
    return thing;
  }

  defer(close: () => unknown): void {
    this.#closers.push(close);
  }

  /** Hands everything over to a new owner; disposing this one then closes nothing. */
  move(): Opened {
    const owner = new Opened();
    owner.#closers = this.#closers;
    this.#closers = [];
    return owner;
  }

  /** Closes all and ends the process when it is told to stop. */
  stopOnSignals(logger: Pick<Logger, 'error'>): void {
    const stop = (): void => {
      this[Symbol.asyncDispose]().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'did not stop cleanly');
          process.exit(1);
        },
      );
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  }

  /** Closes all, also after one has failed. @throws the first failure */
  async [Symbol.asyncDispose](): Promise<void> {
    const failures: unknown[] = [];
    for (const close of this.#closers.splice(0).reverse()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
