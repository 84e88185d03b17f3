import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { RateLimits } from '../../http/rate-limits.js';
import { RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';

/** How long a sign-in is fresh, in ms. */
const FRESH_MS = 5 * 60_000;

/** @param passwordWrong whether one was sent */
const notFresh = (detail: string, passwordWrong: boolean): RefusedError =>
  new RefusedError(403, 'fresh-sign-in', 'Is it you?', detail, { passwordWrong });

/** Asks for more than a token before what a thief of tokens must not do: make one that lasts, or end the account. */
@Injectable()
export class FreshSignIn {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'identity'>,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  /** @throws RefusedError 403 unless the caller signed in within the last five minutes or sent their password; 429 for guesses */
  async need({ userId, signedInAt }: Caller, password: string | undefined): Promise<void> {
    if (Date.now() - signedInAt <= FRESH_MS) return;
    const { checkPassword } = this.ports.identity;
    if (checkPassword === null) throw notFresh('Log in again, then go on: your last log-in was a while ago.', false);
    if (password === undefined)
      throw notFresh('Type your password to go on: your last log-in was more than 5 minutes ago.', false);
    await this.limits.take('sign-in', `password of ${userId}`);
    if (!(await checkPassword(userId, password)))
      throw notFresh('This is not your password. Check it and try again.', true);
  }
}
