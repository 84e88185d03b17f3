import { setTimeout as delay } from 'node:timers/promises';
import type { Collection, Connection } from 'mongoose';
import { randomId } from '../../runtime/random-id.js';
import type { ShardMembership, ShardsNow } from '../../ports/shards.js';
import { isDuplicate } from './mongo-connection.js';
import { beatMs, LEASE_MS } from './lease-row.js';
import { upsertAgain } from './upsert-again.js';
import { fairShare, NOBODY, type ShardTable } from './shard-table.js';

interface Member {
  readonly _id: string;
  /** Rises while it lives. */
  readonly beat: number;
  /** It was taken for dead: it may note nothing any more, and its shards go to others. */
  readonly closed: boolean;
  readonly noted?: unknown;
}

export interface ShardMembersOptions {
  readonly connection: Connection;
  /** What they do; names their collections. */
  readonly name: string;
  readonly shards: readonly string[];
  /** For so long a member may say nothing before it is taken for dead, ms. Standard: 10 s. */
  readonly leaseMs?: number;
  /** Begins the names that this process has as a member. */
  readonly process?: string;
  /** Brings to an end what a dead member had noted; nobody has its shards before. May be called again. */
  readonly settle?: (member: string, noted: unknown) => Promise<void>;
}

/**
 * Shares shards out among the processes that want them, each as many as the others. Who died is told by a number that does not
 * rise any more, seen by the watch of whoever looks: clocks of different machines are never compared. One row is written
 * for each sign of life, and one table says who has what.
 */
export class ShardMembers implements ShardMembership {
  readonly all: readonly string[];
  readonly beatMs: number;
  readonly #members: Collection<Member>;
  readonly #tables: Collection<ShardTable>;
  readonly #leaseMs: number;
  readonly #process: string;
  readonly #seen = new Map<string, { readonly beat: number; readonly at: number }>();
  #joined = 0;
  #id: string | null = null;
  #alone = false;

  constructor(private readonly options: ShardMembersOptions) {
    const { connection, name, shards, leaseMs = LEASE_MS, process = randomId() } = options;
    this.all = shards;
    this.#members = connection.collection<Member>(`${name}_members`);
    this.#tables = connection.collection<ShardTable>(`${name}_shards`);
    this.#leaseMs = leaseMs;
    this.beatMs = beatMs(leaseMs);
    this.#process = process;
  }

  get id(): string | null {
    return this.#id;
  }

  async beat(): Promise<ShardsNow> {
    const me = await this.#tellAlive();
    const living = await this.#living(me);
    const table = await this.#change((now) => {
      const owners = now.owners.filter(([, owner]) => owner !== me);
      const mine = now.owners.filter(([, owner]) => owner === me);
      const alone = now.alone !== null && living.includes(now.alone) ? now.alone : null;
      const wanted = this.#alone ? (alone ?? me) : alone === me ? null : alone;
      const taken = new Set(now.owners.map(([shard]) => shard));
      const free = this.all.filter((shard) => !taken.has(shard));
      const more = Math.max(0, fairShare(me, living, this.all.length, wanted) - mine.length);
      return {
        owners: [...owners, ...mine, ...free.slice(0, more).map((shard): [string, string] => [shard, me])],
        alone: wanted,
      };
    });
    const mine = table.owners.filter(([, owner]) => owner === me).map(([shard]) => shard);
    return { kept: mine.slice(0, fairShare(me, living, this.all.length, table.alone)), held: mine };
  }

  async free(shards: readonly string[]): Promise<void> {
    const me = this.#id;
    if (me === null || shards.length === 0) return;
    await this.#members.updateOne({ _id: me }, { $unset: { noted: '' } });
    await this.#change(({ owners, alone }) => ({
      owners: owners.filter(([shard, owner]) => owner !== me || !shards.includes(shard)),
      alone,
    }));
  }

  demandAll(wanted: boolean): void {
    this.#alone = wanted;
  }

  async note(member: string, noted: unknown): Promise<boolean> {
    const { matchedCount } = await this.#members.updateOne({ _id: member, closed: false }, { $set: { noted } });
    return matchedCount === 1;
  }

  async leave(): Promise<void> {
    const me = this.#id;
    if (me === null) return;
    this.#id = null;
    await this.#forget(me);
  }

  /** @returns the name this process has as a member; another one after it was taken for dead */
  async #tellAlive(): Promise<string> {
    if (this.#id !== null) {
      const { matchedCount } = await this.#members.updateOne({ _id: this.#id, closed: false }, { $inc: { beat: 1 } });
      if (matchedCount === 1) return this.#id;
    }
    this.#joined += 1;
    const id = `${this.#process}.${String(this.#joined)}`;
    await this.#members.insertOne({ _id: id, beat: 0, closed: false });
    this.#id = id;
    return id;
  }

  /** Members that live, in the order of their names; what the dead left is brought to an end. */
  async #living(me: string): Promise<readonly string[]> {
    const rows = await this.#members.find({}).toArray();
    const now = performance.now();
    for (const id of this.#seen.keys()) if (rows.every(({ _id }) => _id !== id)) this.#seen.delete(id);
    const living = [me];
    for (const { _id, beat, closed } of rows) {
      if (_id === me) continue;
      const seen = this.#seen.get(_id);
      if (seen?.beat !== beat) this.#seen.set(_id, { beat, at: now });
      const isDead = closed || (seen?.beat === beat && now - seen.at >= this.#leaseMs);
      if (!isDead || !(await this.#bury(_id, beat))) living.push(_id);
    }
    return living.sort();
  }

  /** @returns false when it lives after all */
  async #bury(member: string, beat: number): Promise<boolean> {
    const row = await this.#members.findOneAndUpdate(
      { _id: member, $or: [{ beat }, { closed: true }] },
      { $set: { closed: true } },
      { returnDocument: 'after' },
    );
    // somebody else has buried it, or it said something in this moment
    if (row === null) return (await this.#members.countDocuments({ _id: member })) === 0;
    await this.options.settle?.(member, row.noted);
    await this.#forget(member);
    return true;
  }

  async #forget(member: string): Promise<void> {
    await this.#change(({ owners, alone }) => ({
      owners: owners.filter(([, owner]) => owner !== member),
      alone: alone === member ? null : alone,
    }));
    await this.#members.deleteOne({ _id: member });
  }

  /** Changes the table as it is; tries again when somebody else has changed it in between. @returns the table then */
  async #change(next: (now: ShardTable) => Pick<ShardTable, 'owners' | 'alone'>): Promise<ShardTable> {
    for (;;) {
      const now = (await this.#tables.findOne({ _id: NOBODY._id })) ?? (await this.#create());
      const { owners, alone } = next(now);
      const table = { ...now, owners, alone, turn: now.turn + 1 };
      if (alone === now.alone && JSON.stringify(owners) === JSON.stringify(now.owners)) return now;
      const { matchedCount } = await this.#tables.replaceOne({ _id: now._id, turn: now.turn }, table);
      if (matchedCount === 1) return table;
    }
  }

  async #create(): Promise<ShardTable> {
    const { _id, ...nobody } = NOBODY;
    try {
      await upsertAgain(() => this.#tables.updateOne({ _id }, { $setOnInsert: nobody }, { upsert: true }));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    return (await this.#tables.findOne({ _id })) ?? NOBODY;
  }
}

/** Whether somebody shares shards of this name now: rows that the dead have left do not count, which takes some seconds to see. */
export async function hasLivingMembers(connection: Connection, name: string, leaseMs = LEASE_MS): Promise<boolean> {
  const members = connection.collection<Member>(`${name}_members`);
  const beats = async () => new Map((await members.find({}).toArray()).map(({ _id, beat }) => [_id, beat]));
  const before = await beats();
  if (before.size === 0) return false;
  await delay(beatMs(leaseMs) * 3);
  return [...(await beats())].some(([id, beat]) => before.get(id) !== beat);
}
