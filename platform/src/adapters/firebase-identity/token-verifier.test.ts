import { jest } from '@jest/globals';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { InvalidTokenError } from '../../ports/identity.js';
import { AwayError, Patience } from './patience.js';
import { TokenVerifier } from './token-verifier.js';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (sub: string): string => `${part({ alg: 'RS256' })}.${part({ sub })}.signature`;

describe('TokenVerifier', () => {
  const decoded = { uid: 'ann', auth_time: 1_800_000_000, exp: 1_800_003_600 } as unknown as DecodedIdToken;
  const ask = jest.fn<(token: string, checkRevoked?: boolean) => Promise<DecodedIdToken>>();
  const BEGIN = 1_800_000_000_000;
  let time: number;
  const now = () => time;
  const verifier = () =>
    new TokenVerifier({
      ...{ auth: { verifyIdToken: ask }, patience: new Patience({ now }), now },
      ...{ rememberMs: 60_000, graceMs: 300_000 },
    });
  beforeEach(() => {
    time = BEGIN;
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

  const away = Object.assign(new Error('Error while making request: getaddrinfo ENOTFOUND'), {
    code: 'app/network-error',
  });
  const noKeys = Object.assign(new Error('Error fetching public keys for Google certs: 503'), {
    code: 'auth/argument-error',
  });
  /** Firebase answers nobody; signatures are still known to be right. */
  const goAway = () =>
    ask.mockImplementation((_token, checkRevoked) =>
      checkRevoked === true ? Promise.reject(away) : Promise.resolve(decoded),
    );

  it('goes on by the signature while Firebase is away, to do for five minutes after it was confirmed and then to read', async () => {
    const one = verifier();
    await one.verify(tokenOf('ann'));
    goAway();
    time += 60_000;
    expect(await one.verify(tokenOf('ann'))).toMatchObject({ userId: 'ann' });
    expect(await one.verify(tokenOf('ann'))).not.toHaveProperty('readsOnly');
    time = BEGIN + 300_001;
    expect(await one.verify(tokenOf('ann'))).toMatchObject({ userId: 'ann', readsOnly: true });
    ask.mockResolvedValue(decoded);
    time += 5000;
    expect(await one.verify(tokenOf('ann'))).not.toHaveProperty('readsOnly');
  });

  it('lets who it has never confirmed only read meanwhile, and asks whether Firebase is back every 5 s', async () => {
    const one = verifier();
    goAway();
    for (let n = 0; n < 5; n += 1)
      expect(await one.verify(tokenOf(`ann${String(n)}`))).toMatchObject({ readsOnly: true });
    expect(ask.mock.calls.filter(([, checkRevoked]) => checkRevoked)).toHaveLength(1);
    time += 5000;
    await Promise.all(['bob', 'cid'].map((name) => one.verify(tokenOf(name))));
    expect(ask.mock.calls.filter(([, checkRevoked]) => checkRevoked)).toHaveLength(2);
  });

  it('knows what the token says of its account meanwhile', async () => {
    const one = verifier();
    ask.mockResolvedValue({ ...decoded, email: 'ann@example.test', email_verified: true, name: 'Ann' });
    await one.verify(tokenOf('ann'));
    expect(await one.claimsOf('ann')).toEqual({ email: 'ann@example.test', emailVerified: true, name: 'Ann' });
    expect(await one.claimsOf('bob')).toBeNull();
  });

  it('does not call a token invalid because neither Firebase nor its keys can be had', async () => {
    const one = verifier();
    ask.mockImplementation((_token, checkRevoked) => Promise.reject(checkRevoked === true ? away : noKeys));
    await expect(one.verify(tokenOf('ann'))).rejects.toBeInstanceOf(AwayError);
    ask.mockResolvedValue(decoded);
    time += 5000;
    expect((await one.verify(tokenOf('ann'))).userId).toBe('ann');
  });

  it('refuses a revoked token, which does not count as confirmed later', async () => {
    const one = verifier();
    await one.verify(tokenOf('ann'));
    time += 60_000;
    ask.mockRejectedValue(Object.assign(new Error('revoked'), { code: 'auth/id-token-revoked' }));
    await expect(one.verify(tokenOf('ann'))).rejects.toBeInstanceOf(InvalidTokenError);
    goAway();
    expect(await one.verify(tokenOf('ann'))).toMatchObject({ readsOnly: true });
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
