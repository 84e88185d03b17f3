import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { InvalidTokenError, type Caller } from '../../ports/identity.js';
import type { Revocations } from './revocations.js';

const MAX_REMEMBERED = 20_000;

interface Known extends Caller {
  readonly issuedAt: number;
}

export interface TokenVerifierOptions {
  readonly issuer: string;
  readonly fetchKeys: () => Promise<JSONWebKeySet>;
  /** When a session began, epoch ms; 0 for one that has ended. */
  readonly signedInAt: (sid: string) => number;
  readonly revocations: Revocations;
}

/** Checks tokens against our own key set; a token once verified is remembered until it expires. */
export class TokenVerifier {
  readonly #known = new Map<string, Known>();
  #keys: ReturnType<typeof createLocalJWKSet> | null = null;

  constructor(private readonly options: TokenVerifierOptions) {}

  /** @throws InvalidTokenError */
  async verify(token: string): Promise<Caller> {
    const caller = this.#known.get(token) ?? (await this.#check(token));
    if (caller.expiresAt <= Date.now()) {
      this.#known.delete(token);
      throw new InvalidTokenError('the token has expired');
    }
    if (this.options.revocations.isRevoked(caller.userId, caller.sid, caller.issuedAt))
      throw new InvalidTokenError('the session has ended');
    return caller;
  }

  async #check(token: string): Promise<Known> {
    const known = await this.#verify(token, false).catch(() => this.#verify(token, true));
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    this.#known.set(token, known);
    return known;
  }

  async #verify(token: string, refetch: boolean): Promise<Known> {
    const { fetchKeys, signedInAt } = this.options;
    // that the keys cannot be read says nothing about the token
    if (this.#keys === null || refetch) this.#keys = createLocalJWKSet(await fetchKeys());
    const { sub, exp, iat, sid } = await this.#claims(token, this.#keys);
    return { userId: sub, sid, expiresAt: exp * 1000, issuedAt: iat, signedInAt: signedInAt(sid) };
  }

  async #claims(token: string, keys: ReturnType<typeof createLocalJWKSet>) {
    const { issuer } = this.options;
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience: issuer, algorithms: ['EdDSA'] });
      const { sub, exp, iat, sid } = payload;
      if (sub === undefined || exp === undefined || iat === undefined || typeof sid !== 'string')
        throw new Error('a claim is missing');
      return { sub, exp, iat, sid };
    } catch (error) {
      throw new InvalidTokenError('the token is not valid', { cause: error });
    }
  }
}
