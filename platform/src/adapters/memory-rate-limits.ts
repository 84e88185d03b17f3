import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimitStore } from '../ports/rate-limits.js';
import { takePoints } from './rate-limits/take-points.js';

/** A limiter in the memory of this process. */
export const memoryLimiter: RateLimitStore['limiter'] = (keyPrefix, points, duration) => {
  const limiter = new RateLimiterMemory({ keyPrefix, points, duration });
  return { take: (who, asked = 1) => takePoints(limiter, who, asked) };
};

/** Limits in the memory of one process; a restart forgets them. */
export const createMemoryRateLimits = (): RateLimitStore => ({
  limiter: memoryLimiter,
  [Symbol.asyncDispose]: () => Promise.resolve(),
});
