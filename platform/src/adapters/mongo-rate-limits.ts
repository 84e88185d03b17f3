import type { Connection, mongo } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible';
import type { RateLimitStore } from '../ports/rate-limits.js';
import { memoryLimiter } from './memory-rate-limits.js';
import { takePoints } from './rate-limits/take-points.js';

export interface MongoRateLimitsOptions {
  /** Stays open when the limits are disposed. */
  readonly connection: Connection;
}

const NAME = 'rate_limits';

/**
 * Limits in MongoDB: they survive restarts and hold for all processes together. While the server cannot be reached,
 * each process limits by itself, in memory.
 */
export async function openMongoRateLimits({ connection }: MongoRateLimitsOptions): Promise<RateLimitStore> {
  const rows = connection.collection(NAME);
  await rows.createIndex({ expire: 1 }, { expireAfterSeconds: 0 }, {});
  await rows.createIndex({ key: 1 }, { unique: true }, {});
  // a count lost in a power cut harms nobody: no wait for the journal on every request
  const quick = connection
    .getClient()
    .db(connection.name)
    .collection(NAME, { writeConcern: { w: 1, journal: false } });
  const storeClient = { collection: () => answering(quick) };
  return {
    limiter: (keyPrefix, points, duration, scope = 'site') => {
      if (scope === 'process') return memoryLimiter(keyPrefix, points, duration);
      const limiter = new RateLimiterMongo({
        ...{ storeClient, tableName: NAME, disableIndexesCreation: true, keyPrefix, points, duration },
        insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
      });
      return { take: (who, asked = 1) => takePoints(limiter, who, asked) };
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

/** A server may give nothing back to the slower of two first requests, whose points it has counted: they are read. */
const answering = (rows: mongo.Collection) => ({
  findOneAndUpdate: async (
    where: mongo.Filter<mongo.Document>,
    change: mongo.UpdateFilter<mongo.Document>,
    options: mongo.FindOneAndUpdateOptions,
  ) => (await rows.findOneAndUpdate(where, change, options)) ?? (await rows.findOne({ key: where.key })),
  findOne: (where: mongo.Filter<mongo.Document>) => rows.findOne(where),
  deleteOne: (where: mongo.Filter<mongo.Document>) => rows.deleteOne(where),
});
