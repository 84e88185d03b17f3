import type { Thread } from './threads.js';

/** Threads that follow each other. */
export interface ThreadGroup {
  /** The same as long as its first thread is there; the newest group keeps its own. */
  readonly key: string;
  readonly threads: readonly Thread[];
}

/** One id in 32, by one of its 64 letters: whatever comes or goes around it, it begins a group. */
const beginsGroup = ({ root: { _id } }: Thread): boolean => 'AB'.includes(_id.at(-2) ?? '');

/**
 * Divides threads, the newest first, into groups of some 32. Older ones go on in the last group. The thread that was the newest
 * when the list was first shown and all that came after it stand in the first: what is read or written there stays where it is.
 * @param newest when that thread was begun (ISO 8601); empty when there was none
 */
export function groupsOf(threads: readonly Thread[], newest: string): readonly ThreadGroup[] {
  const starts = threads.flatMap((thread, at) =>
    at === 0 || (thread.root.createdAt < newest && beginsGroup(thread)) ? [at] : [],
  );
  return starts.map((at, n) => ({
    key: n === 0 ? 'newest' : (threads[at]?.root._id ?? ''),
    threads: threads.slice(at, starts[n + 1]),
  }));
}
