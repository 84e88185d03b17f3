import type { Connection, mongo } from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limiter, RateLimitStore } from '../ports/rate-limits.js';

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
    limiter: (keyPrefix, points, duration) =>
      new MongoLimiter(
        new RateLimiterMongo({
          ...{ storeClient, tableName: NAME, disableIndexesCreation: true, keyPrefix, points, duration },
          insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
        }),
      ),
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

class MongoLimiter implements Limiter {
  constructor(private readonly limiter: RateLimiterMongo) {}

  async take(who: string, points = 1): Promise<number> {
    try {
      await this.limiter.consume(who, points);
      return 0;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // a refusal of more than one has used up what something smaller could still have
      if (points > 1) await this.limiter.reward(who, points);
      return Math.max(1, error.msBeforeNext);
    }
  }
}
