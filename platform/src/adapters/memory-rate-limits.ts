import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitStore } from '../ports/rate-limits.js';

/** Limits in the memory of one process; a restart forgets them. */
export const createMemoryRateLimits = (): RateLimitStore => ({
  limiter: (keyPrefix, points, duration) => {
    const limiter = new RateLimiterMemory({ keyPrefix, points, duration });
    return {
      take: async (who, asked = 1) => {
        try {
          await limiter.consume(who, asked);
          return 0;
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error;
          // a refusal of more than one has used up what something smaller could still have
          if (asked > 1) await limiter.reward(who, asked);
          return Math.max(1, error.msBeforeNext);
        }
      },
    };
  },
  [Symbol.asyncDispose]: () => Promise.resolve(),
});
