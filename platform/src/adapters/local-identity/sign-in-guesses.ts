import { createHmac } from 'node:crypto';
import type { Limiter } from '../../ports/rate-limits.js';
import type { SignInPlaces } from './sign-in-places.js';

/** How often the password of one account may be tried from places that are new to it. */
export interface GuessLimits {
  /** All of them must grant a try; what counts over a longer stretch makes whoever goes on wait longer. */
  readonly limiters: readonly Limiter[];
  /** Whether limits hold for a client's address. */
  readonly isCounted: (address: string) => boolean;
}

/**
 * Slows guesses at the password of one account, from however many addresses they come. Where somebody has signed in to the
 * account before they are not counted: whoever guesses elsewhere locks nobody out of it there. E-mails that no account has are
 * counted alike.
 */
export class SignInGuesses {
  constructor(
    private readonly limits: GuessLimits,
    private readonly places: SignInPlaces,
    private readonly findByEmail: (email: string) => string | null,
    private readonly secret: string,
  ) {}

  /** Counts a try before it is made. @returns ms to wait instead; 0 when it may be made */
  async take(email: string, address: string): Promise<number> {
    if (!this.limits.isCounted(address)) return 0;
    const userId = this.findByEmail(email);
    // the same work for an e-mail that nobody has
    if (this.places.knows(userId ?? '', address)) return 0;
    // e-mails are kept nowhere else than with their accounts
    const account = createHmac('sha256', this.secret).update(email.toLowerCase()).digest('base64url');
    for (const limiter of this.limits.limiters) {
      const { waitMs } = await limiter.take(account);
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }
}
