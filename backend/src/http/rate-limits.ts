import { isLoopback, type Limiter, type RateLimitStore, type Settings } from '@combolab/platform';
import { refuse } from '../problems.js';

/** What is limited; the numbers are settings. */
export type Limited =
  'like' | 'comment' | 'command' | 'upload' | 'upload-bytes' | 'search' | 'sign-up' | 'sign-in' | 'reset';

const PER_ADDRESS: readonly Limited[] = ['search', 'sign-up', 'sign-in', 'reset'];

/** Buckets per user or per address. */
export class RateLimits {
  readonly #limiters: Readonly<Record<Limited, Limiter>>;

  constructor(
    private readonly settings: Settings,
    store: RateLimitStore,
  ) {
    const { rates } = settings;
    const limiter = (what: Limited, points: number, seconds: number) => store.limiter(what, points, seconds);
    this.#limiters = {
      like: limiter('like', rates.likesPerMinute, 60),
      comment: limiter('comment', rates.commentsPerMinute, 60),
      command: limiter('command', rates.commandsPerMinute, 60),
      upload: limiter('upload', rates.uploadsPerDay, 86_400),
      'upload-bytes': limiter('upload-bytes', rates.uploadBytesPerDay, 86_400),
      search: limiter('search', rates.searchesPerSecond, 1),
      'sign-up': limiter('sign-up', rates.signUpsPerHour, 3600),
      'sign-in': limiter('sign-in', rates.signInsPerMinute, 60),
      reset: limiter('reset', rates.resetsPerHour, 3600),
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
    const waitMs = await this.#limiters[what].take(who, points);
    if (waitMs > 0) throw refuse.tooMany(Math.max(1, Math.ceil(waitMs / 1000)));
  }
}
