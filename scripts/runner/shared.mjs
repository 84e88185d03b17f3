import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** The suite on whose behalf something runs; null for what several suites share. */
export const suiteOf = new AsyncLocalStorage();

/** Entries of the temporary folder that are no suite's own. */
export const keptFiles = new Set();

const closing = [];
const waits = new Map();

/** Runs outside of any suite, so that what is opened is nobody's leak. */
const keep = (start) => suiteOf.run(null, start);

globalThis.suites = {
  /** As `keep`, for what is shared: what it puts into the temporary folder until it resolves is no suite's either. */
  async keep(start) {
    const before = new Set(readdirSync(tmpdir()));
    const made = await keep(start);
    for (const name of readdirSync(tmpdir())) if (!before.has(name)) keptFiles.add(name);
    return made;
  },
  /** Has something closed when the process ends; the last first. */
  atEnd: (close) => closing.push(close),
  /** Notes for how long something was waited for; ms. */
  waited: (what, ms) => waits.set(what, (waits.get(what) ?? 0) + ms),
};

/** What was waited for since the last call, the longest first: `[what, ms]`. */
export function takeWaits() {
  const taken = [...waits].sort(([, a], [, b]) => b - a);
  waits.clear();
  return taken;
}

/** Closes what suites shared. */
export async function closeShared() {
  for (const close of closing.splice(0).reverse()) await keep(close);
}
