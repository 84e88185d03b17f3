import type { Collection } from 'mongoose';
import { isDuplicate } from './mongo-connection.js';

/** Who may do some work alone, and until when. */
export interface LeaseRow {
  readonly _id: string;
  readonly owner: string | null;
  /** Epoch ms. */
  readonly until: number;
}

/** Standard length of a lease. */
export const LEASE_MS = 10_000;
/** Three attempts to renew it come before it ends, ms. */
export const renewMs = (leaseMs: number): number => leaseMs * 0.3;

/** How often a member that shares shards tells that it lives, ms. */
export const beatMs = (leaseMs: number): number => leaseMs * 0.15;

/** Takes or renews a lease that is this owner's, nobody's, or over. @returns whether the owner has it now */
export async function takeLease(
  rows: Collection<LeaseRow>,
  id: string,
  owner: string,
  leaseMs: number,
  now = Date.now(),
): Promise<boolean> {
  const free = { $or: [{ owner }, { owner: null }, { until: { $lte: now } }] };
  try {
    const { matchedCount, upsertedCount } = await rows.updateOne(
      { _id: id, ...free },
      { $set: { owner, until: now + leaseMs } },
      { upsert: true },
    );
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    // somebody holds it: the row is there and did not match
    if (isDuplicate(error)) return false;
    throw error;
  }
}
