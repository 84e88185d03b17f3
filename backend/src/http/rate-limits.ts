import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isLoopback, type Settings } from '@combolab/platform';
import { refuse } from '../problems.js';

/** What is limited; the numbers are settings. */
export type Limited =
  'like' | 'comment' | 'command' | 'upload' | 'upload-bytes' | 'search' | 'sign-up' | 'sign-in' | 'reset';

const PER_ADDRESS: readonly Limited[] = ['search', 'sign-up', 'sign-in', 'reset'];

/** Buckets per user or per address, in memory of this process. */
export class RateLimits {
  readonly #limiters: Readonly<Record<Limited, RateLimiterMemory>>;

  constructor(private readonly settings: Settings) {
    const { rates } = settings;
    const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
    this.#limiters = {
      like: limiter(rates.likesPerMinute, 60),
      comment: limiter(rates.commentsPerMinute, 60),
      command: limiter(rates.commandsPerMinute, 60),
      upload: limiter(rates.uploadsPerDay, 86_400),
      'upload-bytes': limiter(rates.uploadBytesPerDay, 86_400),
      search: limiter(rates.searchesPerSecond, 1),
      'sign-up': limiter(rates.signUpsPerHour, 3600),
      'sign-in': limiter(rates.signInsPerMinute, 60),
      reset: limiter(rates.resetsPerHour, 3600),
    };
  }

  /**
   * @param who user id, or client address for what is limited per address
   * @throws RefusedError 429 with the seconds to wait
   */
  async take(what: Limited, who: string, points = 1): Promise<void> {
    if (!this.settings.rates.on) return;
    if (
      PER_ADDRESS.includes(what) &&
      this.settings.trustedProxies.length === 0 &&
      isLoopback(who.replace('::ffff:', ''))
    )
      return;
    try {
      await this.#limiters[what].consume(who, points);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // what was refused uses nothing up: something smaller may still fit
      if (points > 1) await this.#limiters[what].reward(who, points);
      throw refuse.tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }
}
