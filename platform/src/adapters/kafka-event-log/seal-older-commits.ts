import type { Commits } from './commits.js';
import { proveCommit, provenEvents, type CommitProof } from './commit-proof.js';
import type { Commit } from './commit.js';
import { CHAIN_START } from '../event-log/seal.js';

/** Gives commits of before there were hashes theirs, once; interrupted, it goes on where it stopped. @returns how many */
export async function sealOlderCommits({ collection, personal }: Commits): Promise<number> {
  let count = 0;
  let last: { readonly stream: string; readonly hash: string } | null = null;
  const older = collection.find({ hash: { $exists: false } }).sort({ stream: 1, first: 1 });
  for await (const commit of older) {
    const { stream, first } = commit;
    const previous: string = last?.stream === stream ? last.hash : await hashBefore(stream, first);
    const proof = proveCommit(previous, commit, provenEvents(commit.events), personal);
    await collection.updateOne({ _id: commit._id }, { $set: { ...proof, late: true } });
    last = { stream, hash: proof.hash };
    count += 1;
  }
  return count;

  async function hashBefore(stream: string, first: number): Promise<string> {
    if (first === 1) return CHAIN_START;
    const before = await collection.findOne({ stream, last: first - 1 }, { projection: { hash: 1 } });
    return (before as (Commit & Partial<CommitProof>) | null)?.hash ?? CHAIN_START;
  }
}
