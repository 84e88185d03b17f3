import { CHAIN_START } from '../event-log/seal.js';
import type { Commit } from './commit.js';
import { isProven, type CommitProof } from './commit-proof.js';
import type { Commits } from './commits.js';

type StoredCommit = Commit & Partial<CommitProof>;

const nameOf = ({ stream, first, last }: Commit): string => `${stream}@${String(first)}-${String(last)}`;

/** Reads all commits, stream by stream, and tells of those that are not as they were written. */
export async function scrubCommits({ collection }: Commits, onFault: (fault: string) => void): Promise<void> {
  let last: StoredCommit | null = null;
  const all = collection.find({}).sort({ stream: 1, first: 1 });
  for await (const commit of all) {
    const previous: StoredCommit | null = last?.stream === commit.stream ? last : null;
    for (const fault of faultsOf(commit, previous)) onFault(fault);
    last = commit;
  }
}

function faultsOf(commit: StoredCommit, previous: StoredCommit | null): string[] {
  const expected = (previous?.last ?? 0) + 1;
  const missing =
    commit.first === expected
      ? []
      : [`${commit.stream}: events ${String(expected)} to ${String(commit.first - 1)} are missing`];
  const { hash, seals } = commit;
  if (hash === undefined || seals === undefined) return [...missing, `commit ${nameOf(commit)} has no hash`];
  // after a gap nothing can be said of what it follows
  if (missing.length > 0) return missing;
  const before = [previous?.hash ?? CHAIN_START, ...(previous?.late === true ? [CHAIN_START] : [])];
  return isProven({ ...commit, hash, seals }, before)
    ? []
    : [`commit ${nameOf(commit)} is not as it was written, or does not follow the one before it`];
}
