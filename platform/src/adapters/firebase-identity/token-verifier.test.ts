import { jest } from '@jest/globals';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { InvalidTokenError } from '../../ports/identity.js';
import { TokenVerifier } from './token-verifier.js';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (sub: string): string => `${part({ alg: 'RS256' })}.${part({ sub })}.signature`;

describe('TokenVerifier', () => {
  const decoded = { uid: 'ann', auth_time: 1_800_000_000, exp: 1_800_003_600 } as unknown as DecodedIdToken;
  const ask = jest.fn<(token: string, checkRevoked?: boolean) => Promise<DecodedIdToken>>();
  const verifier = () =>
    new TokenVerifier({ auth: { verifyIdToken: ask }, rememberMs: 60_000, now: () => 1_800_000_000_000 });
  beforeEach(() => {
    ask.mockReset();
    ask.mockResolvedValue(decoded);
  });

  it('asks whether the token was revoked, which an emulator does unasked', async () => {
    await verifier().verify(tokenOf('ann'));
    expect(ask.mock.calls).toEqual([[tokenOf('ann'), true]]);
  });

  it('tells when somebody signed in, which a token that was renewed since does not change', async () => {
    expect(await verifier().verify(tokenOf('ann'))).toMatchObject({ signedInAt: 1_800_000_000_000 });
  });

  it('asks once for many uses of a token, also at the same time', async () => {
    const one = verifier();
    const callers = await Promise.all(Array.from({ length: 10 }, () => one.verify(tokenOf('ann'))));
    await one.verify(tokenOf('ann'));
    expect(new Set(callers.map(({ sid }) => sid)).size).toBe(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not call a token invalid because Firebase cannot be asked, and asks again', async () => {
    const one = verifier();
    const outages = [
      Object.assign(new Error('Error while making request: getaddrinfo ENOTFOUND'), { code: 'app/network-error' }),
      Object.assign(new Error('Error fetching public keys for Google certs: 503'), { code: 'auth/argument-error' }),
    ];
    for (const outage of outages) {
      ask.mockRejectedValueOnce(outage);
      await expect(one.verify(tokenOf('ann'))).rejects.toBe(outage);
    }
    expect((await one.verify(tokenOf('ann'))).userId).toBe('ann');
  });

  it('remembers the newest 10,000 tokens', async () => {
    const one = verifier();
    for (let n = 0; n <= 10_000; n++) await one.verify(tokenOf(String(n)));
    await one.verify(tokenOf('10000'));
    expect(ask).toHaveBeenCalledTimes(10_001);
    await one.verify(tokenOf('0'));
    expect(ask).toHaveBeenCalledTimes(10_002);
  });

  it('asks nobody about what is no token', async () => {
    for (const junk of ['', 'a.b.c', `${tokenOf('ann')}.x`, `${part([])}.null.`, tokenOf('x'.repeat(20_000))])
      await expect(verifier().verify(junk)).rejects.toBeInstanceOf(InvalidTokenError);
    expect(ask).not.toHaveBeenCalled();
  });
});
