import { createHash } from 'node:crypto';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { InvalidTokenError, type Caller } from '../../ports/identity.js';
import { tokenError } from './token-errors.js';

/** How many verified tokens are remembered. */
const REMEMBERED = 10_000;
/** Longest token that is looked at, in characters. */
const LONGEST = 16_384;

export interface TokenVerifierOptions {
  readonly auth: Pick<Auth, 'verifyIdToken'>;
  /** How long a verified token is believed without asking again, in ms. */
  readonly rememberMs: number;
  /** Epoch ms. */
  readonly now: () => number;
}

interface Verified {
  readonly caller: Promise<Caller>;
  /** Whose it says it is. */
  readonly subject: string;
  /** Epoch ms. */
  readonly until: number;
}

/** Checks signature, age, project and revocation of ID tokens. */
export class TokenVerifier {
  readonly #verified = new Map<string, Verified>();

  constructor(private readonly options: TokenVerifierOptions) {}

  /** @throws InvalidTokenError */
  async verify(token: string): Promise<Caller> {
    const now = this.options.now();
    const known = this.#verified.get(token);
    if (known !== undefined && now < known.until) {
      const caller = await known.caller;
      if (now < caller.expiresAt) return caller;
    }
    this.#verified.delete(token);
    const caller = this.#ask(token);
    this.#remember(token, { caller, subject: subjectOf(token), until: now + this.options.rememberMs });
    try {
      return await caller;
    } catch (error) {
      if (this.#verified.get(token)?.caller === caller) this.#verified.delete(token);
      throw error;
    }
  }

  async #ask(token: string): Promise<Caller> {
    if (!looksLikeToken(token)) throw new InvalidTokenError('this is no token');
    try {
      // the second argument asks for the account each time: revoked sessions, disabled and deleted accounts
      return callerOf(await this.options.auth.verifyIdToken(token, true));
    } catch (error) {
      throw tokenError(error);
    }
  }

  /** Asks about every token of this account again. */
  forget(userId: string): void {
    for (const [token, { subject }] of this.#verified) if (subject === userId) this.#verified.delete(token);
  }

  #remember(token: string, verified: Verified): void {
    this.#verified.set(token, verified);
    for (const oldest of this.#verified.keys()) {
      if (this.#verified.size <= REMEMBERED) return;
      this.#verified.delete(oldest);
    }
  }
}

/** Firebase numbers no sessions: a sign-in is its account and second. */
function callerOf({ uid, auth_time, exp }: DecodedIdToken): Caller {
  const sid = createHash('sha256')
    .update(`${String(auth_time)} ${uid}`)
    .digest('base64url')
    .slice(0, 22);
  return { userId: uid, sid, expiresAt: exp * 1000, signedInAt: auth_time * 1000 };
}

/** The library expects objects in the first two parts. */
function looksLikeToken(token: string): boolean {
  const parts = token.split('.');
  return token.length <= LONGEST && parts.length === 3 && parts.slice(0, 2).every(isObject);
}

function claimsIn(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

const isObject = (part: string): boolean => claimsIn(part) !== null;

function subjectOf(token: string): string {
  const { sub } = claimsIn(token.split('.')[1] ?? '') ?? {};
  return typeof sub === 'string' ? sub : '';
}
