import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Taken } from '../../ports/rate-limits.js';

/** Asks a limiter of the library, whatever it counts in. */
export async function takePoints(limiter: RateLimiterAbstract, who: string, points: number): Promise<Taken> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(who, points);
    return { waitMs: 0, left: remainingPoints, resetMs: msBeforeNext };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const waitMs = Math.max(1, error.msBeforeNext);
    // a refusal of more than one has used up what something smaller could still have
    const left = points > 1 ? (await limiter.reward(who, points)).remainingPoints : 0;
    return { waitMs, left: Math.max(0, left), resetMs: waitMs };
  }
}
