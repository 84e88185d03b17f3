import type { Connection } from 'mongoose';
import { randomId } from '../../runtime/random-id.js';
import { CONTEXTS, type Context } from '../kafka/topics.js';
import { isDuplicate } from '../mongo/mongo-connection.js';

export interface Shard {
  readonly context: Context;
  readonly partition: number;
}

export const shardName = ({ context, partition }: Shard): string => `${context}.${String(partition)}`;

interface LeaseRow {
  readonly _id: string;
  readonly owner: string | null;
  /** Epoch ms. */
  readonly until: number;
}

const LEASE_MS = 10_000;
const RENEW_MS = 3000;

/** Which shards one relay may publish. Relays share them out; a dead one's fall to the others when its leases end. */
export class RelayLeases {
  readonly #owner = randomId();
  readonly #rows;
  readonly #members;
  readonly #all: readonly Shard[];
  #held: readonly Shard[] = [];
  #renewedAt = 0;

  constructor(connection: Connection, partitions: number) {
    this.#rows = connection.collection<LeaseRow>('relay_leases');
    this.#members = connection.collection<LeaseRow>('relay_members');
    this.#all = CONTEXTS.flatMap((context) =>
      Array.from({ length: partitions }, (_, partition) => ({ context, partition })),
    );
  }

  /** The shards held now; asks the store every three seconds. @throws Error when it cannot be asked */
  async hold(): Promise<readonly Shard[]> {
    const now = Date.now();
    if (now - this.#renewedAt < RENEW_MS) return this.#held;
    const fair = Math.ceil(this.#all.length / (await this.#relays(now)));
    const held: Shard[] = [];
    for (const shard of this.#all) {
      if (held.length < fair) {
        if (await this.#take(shard, now)) held.push(shard);
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
    } catch {
      // the leases end by themselves
    }
  }

  /** How many relays there are, this one among them. */
  async #relays(now: number): Promise<number> {
    await this.#members.updateOne(
      { _id: this.#owner },
      { $set: { owner: this.#owner, until: now + LEASE_MS } },
      { upsert: true },
    );
    return this.#members.countDocuments({ until: { $gt: now } });
  }

  async #take(shard: Shard, now: number): Promise<boolean> {
    const free = { $or: [{ owner: this.#owner }, { owner: null }, { until: { $lte: now } }] };
    try {
      const { matchedCount, upsertedCount } = await this.#rows.updateOne(
        { _id: shardName(shard), ...free },
        { $set: { owner: this.#owner, until: now + LEASE_MS } },
        { upsert: true },
      );
      return matchedCount + upsertedCount > 0;
    } catch (error) {
      // somebody holds it: the row is there and did not match
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async #giveUp(shard: Shard): Promise<void> {
    await this.#rows.updateOne({ _id: shardName(shard), owner: this.#owner }, { $set: { owner: null } });
  }
}
