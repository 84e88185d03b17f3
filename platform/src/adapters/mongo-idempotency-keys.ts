import type { Connection } from 'mongoose';
import type { IdempotencyKeys } from '../ports/idempotency-keys.js';
import { upsertAgain } from './mongo/upsert-again.js';

const KEPT_MS = 7 * 24 * 3600 * 1000;

interface Row {
  readonly _id: string;
  readonly fingerprint: string;
  readonly at: Date;
}

export interface MongoIdempotencyKeysOptions {
  /** Stays open when the keys are disposed. */
  readonly connection: Connection;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Keys in MongoDB, the same for all processes. The server removes what is older than 7 days when it finds the time. */
export async function openMongoIdempotencyKeys(options: MongoIdempotencyKeysOptions): Promise<IdempotencyKeys> {
  const { connection, now = Date.now } = options;
  const rows = connection.collection<Row>('idempotency_keys');
  await rows.createIndex({ at: 1 }, { expireAfterSeconds: KEPT_MS / 1000 }, {});
  const idOf = (userId: string, key: string): string => JSON.stringify([userId, key]);
  return {
    async find(userId, key) {
      const known = await rows.findOne({ _id: idOf(userId, key), at: { $gte: new Date(now() - KEPT_MS) } });
      return known?.fingerprint ?? null;
    },
    async remember(userId, key, fingerprint) {
      const change = { $set: { fingerprint, at: new Date(now()) } };
      await upsertAgain(() => rows.updateOne({ _id: idOf(userId, key) }, change, { upsert: true }));
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}
