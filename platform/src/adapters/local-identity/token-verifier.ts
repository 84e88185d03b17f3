import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { InvalidTokenError, type Caller } from '../../ports/identity.js';
import type { Revocations } from './revocations.js';

const MAX_REMEMBERED = 20_000;

interface Known extends Caller {
  readonly issuedAt: number;
}

/** Checks tokens against our own key set; a token once verified is remembered until it expires. */
export class TokenVerifier {
  readonly #known = new Map<string, Known>();
  #keys: ReturnType<typeof createLocalJWKSet> | null = null;

  constructor(
    private readonly issuer: string,
    private readonly fetchKeys: () => Promise<JSONWebKeySet>,
    private readonly revocations: Revocations,
  ) {}

  /** @throws InvalidTokenError */
  async verify(token: string): Promise<Caller> {
    const caller = this.#known.get(token) ?? (await this.#check(token));
    if (caller.expiresAt <= Date.now()) {
      this.#known.delete(token);
      throw new InvalidTokenError('the token has expired');
    }
    if (this.revocations.isRevoked(caller.userId, caller.sid, caller.issuedAt))
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
    // that the keys cannot be read says nothing about the token
    if (this.#keys === null || refetch) this.#keys = createLocalJWKSet(await this.fetchKeys());
    try {
      const { payload } = await jwtVerify(token, this.#keys, {
        issuer: this.issuer,
        audience: this.issuer,
        algorithms: ['EdDSA'],
      });
      const { sub, exp, iat, sid } = payload;
      if (sub === undefined || exp === undefined || iat === undefined || typeof sid !== 'string')
        throw new Error('a claim is missing');
      return { userId: sub, sid, expiresAt: exp * 1000, issuedAt: iat };
    } catch (error) {
      throw new InvalidTokenError('the token is not valid', { cause: error });
    }
  }
}
