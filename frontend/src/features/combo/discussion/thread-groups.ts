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
 * Divides threads, the newest first, into groups of some 32. Older ones go on in the last group, and those begun after
 * `since` (ISO 8601) all stand in the first: what is being written below one of them stays where it is.
 */
export function groupsOf(threads: readonly Thread[], since: string): readonly ThreadGroup[] {
  const starts = threads.flatMap((thread, at) =>
    at === 0 || (thread.root.createdAt <= since && beginsGroup(thread)) ? [at] : [],
  );
  return starts.map((at, n) => ({
    key: n === 0 ? 'newest' : (threads[at]?.root._id ?? ''),
    threads: threads.slice(at, starts[n + 1]),
  }));
}
