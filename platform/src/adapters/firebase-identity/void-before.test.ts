import { jest } from '@jest/globals';
import type { UserRecord } from 'firebase-admin/auth';
import { voidBefore } from './void-before.js';

const SINCE = 'Mon, 01 Jun 2026 10:00:00 GMT';
const userSince = (tokensValidAfterTime?: string) => ({ tokensValidAfterTime }) as unknown as UserRecord;

describe('voidBefore', () => {
  const getUser = jest.fn<(uid: string) => Promise<UserRecord>>();
  let time = 1_800_000_000_000;
  const open = () => voidBefore({ auth: { getUser }, rememberMs: 60_000, now: () => time });
  beforeEach(() => {
    getUser.mockReset();
    getUser.mockResolvedValue(userSince(SINCE));
  });

  it('tells since when sessions are valid, and asks again after a minute', async () => {
    const ask = open();
    expect([await ask('ann'), await ask('ann')]).toEqual([Date.parse(SINCE), Date.parse(SINCE)]);
    expect(getUser).toHaveBeenCalledTimes(1);
    getUser.mockResolvedValue(userSince('Mon, 01 Jun 2026 11:00:00 GMT'));
    time += 60_000;
    expect(await ask('ann')).toBe(Date.parse(SINCE) + 3_600_000);
  });

  it('makes nothing void of who has no such time, or no account', async () => {
    getUser.mockResolvedValue(userSince());
    expect(await open()('ann')).toBe(0);
    getUser.mockRejectedValue(Object.assign(new Error('none'), { code: 'auth/user-not-found' }));
    expect(await open()('nobody')).toBe(0);
  });

  it('keeps to its latest answer while Firebase is away', async () => {
    const ask = open();
    await ask('ann');
    getUser.mockRejectedValue(new Error('away'));
    time += 60_000;
    expect([await ask('ann'), await ask('bob')]).toEqual([Date.parse(SINCE), 0]);
  });
});
