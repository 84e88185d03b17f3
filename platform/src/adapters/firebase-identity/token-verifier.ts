import { createHash } from 'node:crypto';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { InvalidTokenError, type Caller } from '../../ports/identity.js';
import { answerWithin, AwayError, PAUSE_MS, type Patience } from './patience.js';
import { tokenError } from './token-errors.js';

/** How many verified tokens are remembered. */
const REMEMBERED = 10_000;
/** Longest token that is looked at, in characters. */
const LONGEST = 16_384;

export interface TokenVerifierOptions {
  readonly auth: Pick<Auth, 'verifyIdToken'>;
  readonly patience: Patience;
  /** How long a verified token is believed without asking again, in ms. */
  readonly rememberMs: number;
  /** While Firebase is away, how long after it confirmed a token what its owner does is let through, in ms. */
  readonly graceMs: number;
  /** Epoch ms. */
  readonly now: () => number;
}

/** What a token says of its account. */
export interface Claims {
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

interface Checked {
  readonly caller: Caller;
  readonly claims: Claims;
  /** When Firebase said that the sign-in stands, epoch ms; 0 = never. */
  readonly confirmedAt: number;
}

interface Known {
  readonly checked: Promise<Checked>;
  /** Whose it says it is. */
  readonly subject: string;
  /** Epoch ms. */
  until: number;
}

/**
 * Checks signature, age, project and revocation of ID tokens. While Firebase is away their signature and age count: who holds a token
 * goes on reading, and for a while after Firebase last confirmed it also doing.
 */
export class TokenVerifier {
  readonly #known = new Map<string, Known>();

  constructor(private readonly options: TokenVerifierOptions) {}

  /** @throws InvalidTokenError */
  async verify(token: string): Promise<Caller> {
    const now = this.options.now();
    const known = this.#known.get(token);
    if (known !== undefined && now < known.until) {
      const { caller } = await known.checked;
      if (now < caller.expiresAt) return caller;
    }
    return this.#verifyAnew(token, known, now);
  }

  /** Of the latest token of an account that was seen; null for none. */
  async claimsOf(userId: string): Promise<Claims | null> {
    const last = [...this.#known.values()].findLast(({ subject }) => subject === userId);
    return last === undefined ? null : last.checked.then(({ claims }) => claims).catch(() => null);
  }

  async #verifyAnew(token: string, before: Known | undefined, now: number): Promise<Caller> {
    this.#known.delete(token);
    const known: Known = {
      checked: this.#check(token, before),
      subject: subjectOf(token),
      until: now + this.options.rememberMs,
    };
    this.#remember(token, known);
    try {
      const { caller, confirmedAt } = await known.checked;
      if (confirmedAt < now) known.until = Math.min(known.until, now + PAUSE_MS);
      return caller;
    } catch (error) {
      if (this.#known.get(token) === known) this.#known.delete(token);
      throw error;
    }
  }

  async #check(token: string, before: Known | undefined): Promise<Checked> {
    if (!looksLikeToken(token)) throw new InvalidTokenError('this is no token');
    const { auth, patience, now } = this.options;
    try {
      // the second argument asks for the account each time: revoked sessions, disabled and deleted accounts
      const decoded = await patience.ask(() => auth.verifyIdToken(token, true));
      return { caller: callerOf(decoded), claims: claimsIn(decoded), confirmedAt: now() };
    } catch (error) {
      if (error instanceof AwayError) return this.#bySignature(token, before, error);
      throw tokenError(error);
    }
  }

  /** @throws AwayError where the keys of signatures are not at hand either */
  async #bySignature(token: string, before: Known | undefined, away: AwayError): Promise<Checked> {
    const confirmedAt = (await before?.checked.catch(() => null))?.confirmedAt ?? 0;
    // its keys may have to be fetched, from where nobody answers either
    const decoded = await answerWithin(this.options.auth.verifyIdToken(token)).catch((error: unknown) => {
      const named = tokenError(error);
      throw named instanceof InvalidTokenError ? named : away;
    });
    const late = this.options.now() - confirmedAt > this.options.graceMs;
    const caller = { ...callerOf(decoded), ...(late && { readsOnly: true as const }) };
    return { caller, claims: claimsIn(decoded), confirmedAt };
  }

  /** Asks about every token of this account again. */
  forget(userId: string): void {
    for (const [token, { subject }] of this.#known) if (subject === userId) this.#known.delete(token);
  }

  #remember(token: string, known: Known): void {
    this.#known.set(token, known);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= REMEMBERED) return;
      this.#known.delete(oldest);
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

const claimsIn = ({ email = '', email_verified = false, ...more }: DecodedIdToken): Claims => ({
  email,
  emailVerified: email_verified,
  name: typeof more.name === 'string' ? more.name : '',
});

/** The library expects objects in the first two parts. */
function looksLikeToken(token: string): boolean {
  const parts = token.split('.');
  return token.length <= LONGEST && parts.length === 3 && parts.slice(0, 2).every(isObject);
}

function objectIn(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

const isObject = (part: string): boolean => objectIn(part) !== null;

function subjectOf(token: string): string {
  const { sub } = objectIn(token.split('.')[1] ?? '') ?? {};
  return typeof sub === 'string' ? sub : '';
}
