import type { Connection } from 'mongoose';
import { randomId } from '../../runtime/random-id.js';
import { isPassing } from '../../runtime/storage-errors.js';
import { CONTEXTS, type Context } from '../kafka/topics.js';
import { LEASE_MS, renewMs, takeLease, type LeaseRow } from '../mongo/lease-row.js';

export interface Shard {
  readonly context: Context;
  readonly partition: number;
}

export const shardName = ({ context, partition }: Shard): string => `${context}.${String(partition)}`;

/** Which shards one relay may publish. Relays share them out; a dead one's fall to the others when its leases end. */
export class RelayLeases {
  readonly #owner = randomId();
  readonly #rows;
  readonly #members;
  readonly #all: readonly Shard[];
  #held: readonly Shard[] = [];
  #renewedAt = 0;

  /** @param leaseMs for so long nobody takes over from a relay that says nothing */
  constructor(
    connection: Connection,
    partitions: number,
    private readonly leaseMs = LEASE_MS,
  ) {
    this.#rows = connection.collection<LeaseRow>('relay_leases');
    this.#members = connection.collection<LeaseRow>('relay_members');
    this.#all = CONTEXTS.flatMap((context) =>
      Array.from({ length: partitions }, (_, partition) => ({ context, partition })),
    );
  }

  /** The shards held now; asks the store three times in the length of a lease. @throws Error when it cannot be asked */
  async hold(): Promise<readonly Shard[]> {
    const now = Date.now();
    if (now - this.#renewedAt < renewMs(this.leaseMs)) return this.#held;
    const fair = Math.ceil(this.#all.length / (await this.#relays(now)));
    const held: Shard[] = [];
    for (const shard of this.#all) {
      if (held.length < fair) {
        if (await takeLease(this.#rows, shardName(shard), this.#owner, this.leaseMs, now)) held.push(shard);
      } else if (this.#held.includes(shard)) await this.#giveUp(shard);
    }
    this.#held = held;
    this.#renewedAt = now;
    return held;
  }

  async release(): Promise<void> {
    const held = this.#held;
    this.#held = [];
    try {
      for (const shard of held) await this.#giveUp(shard);
      await this.#members.deleteOne({ _id: this.#owner });
    } catch (error) {
      // the leases end by themselves
      if (!isPassing(error)) throw error;
    }
  }

  /** How many relays there are, this one among them. */
  async #relays(now: number): Promise<number> {
    await this.#members.updateOne(
      { _id: this.#owner },
      { $set: { owner: this.#owner, until: now + this.leaseMs } },
      { upsert: true },
    );
    return this.#members.countDocuments({ until: { $gt: now } });
  }

  async #giveUp(shard: Shard): Promise<void> {
    await this.#rows.updateOne({ _id: shardName(shard), owner: this.#owner }, { $set: { owner: null } });
  }
}
