/** Who has which shards. */
export interface ShardTable {
  readonly _id: 'table';
  /** Rises with each change. */
  readonly turn: number;
  readonly owners: readonly (readonly [shard: string, owner: string])[];
  /** A member that wants all of them for a while. */
  readonly alone: string | null;
}

export const NOBODY: ShardTable = { _id: 'table', turn: 0, owners: [], alone: null };

/** How many shards a member may have: all members' shares make up all shards. @param living in an order that all agree on */
export function fairShare(member: string, living: readonly string[], shards: number, alone: string | null): number {
  if (alone !== null) return alone === member ? shards : 0;
  const place = living.indexOf(member);
  return Math.floor(shards / living.length) + (place < shards % living.length ? 1 : 0);
}
