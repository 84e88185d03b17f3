/** What the project's test runner gives its suites (`scripts/runner/shared.mjs`). */
interface Suites {
  /** Runs outside of any suite, so that what is opened is nobody's leak. */
  keep<R>(start: () => R): R;
  /** Has something closed when the process of the suites ends. */
  atEnd(close: () => PromiseLike<void>): void;
}

/**
 * Something that all suites of a process use: made for the first that asks, closed when the process ends.
 * @throws Error outside of the project's test runner, where nobody would close it
 */
export function shared<T extends AsyncDisposable>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => {
    const { suites } = globalThis as { suites?: Suites };
    if (suites === undefined) throw new Error('only the test runner of the project shares between suites');
    started ??= suites.keep(async () => {
      const thing = await start();
      suites.atEnd(() => thing[Symbol.asyncDispose]());
      return thing;
    });
    return started;
  };
}

/** Runs a program that is no suite and uses what suites share, and closes that when it is over. */
export async function withShared(program: () => Promise<void>): Promise<void> {
  const closing: (() => PromiseLike<void>)[] = [];
  const suites: Suites = {
    keep: (start) => start(),
    atEnd: (close) => void closing.push(close),
  };
  Object.assign(globalThis, { suites });
  try {
    await program();
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
