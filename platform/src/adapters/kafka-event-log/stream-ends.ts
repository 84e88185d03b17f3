import { CHAIN_START } from '../event-log/seal.js';
import type { Commit } from './commit.js';
import type { CommitProof } from './commit-proof.js';

/** Streams whose ends are remembered. */
const MOST = 10_000;

/**
 * Where streams ended when this process read or wrote them last, with what the next commit is chained to. A later end may be known to
 * others alone: then the unique index of first versions refuses a commit after this one, because each commit begins where
 * one has ended.
 */
export class StreamEnds {
  readonly #ends = new Map<string, { readonly version: number; readonly hash: string }>();

  /** Remembers the last commit of a stream. */
  note(stream: string, { last: version, hash = CHAIN_START }: Pick<Commit, 'last'> & Partial<CommitProof>): void {
    this.#ends.delete(stream);
    this.#ends.set(stream, { version, hash });
    const [oldest] = this.#ends.keys();
    if (this.#ends.size > MOST && oldest !== undefined) this.#ends.delete(oldest);
  }

  /** Hash of the commit that a stream ended with at a version; null where it is not known to have ended there. */
  hashAt(stream: string, version: number): string | null {
    if (version === 0) return CHAIN_START;
    const end = this.#ends.get(stream);
    return end?.version === version ? end.hash : null;
  }
}
