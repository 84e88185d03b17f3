import type { IdempotencyKeys } from '../ports/idempotency-keys.js';

const DAY_MS = 24 * 3600 * 1000;

/** What a suite needs of an adapter: a new, empty store that reads the given clock (epoch ms). */
export interface KeysUnderTest {
  readonly keys: IdempotencyKeys;
  /** Another opening of the same store, as another process or a restart would have. */
  reopen(): Promise<IdempotencyKeys>;
}

/** Every IdempotencyKeys adapter must pass this. */
export function describeIdempotencyKeys(
  name: string,
  create: (clock: { now(): number }) => Promise<KeysUnderTest>,
): void {
  describe(`IdempotencyKeys: ${name}`, () => {
    let now: number;
    let store: KeysUnderTest;
    let keys: IdempotencyKeys;
    beforeEach(async () => {
      now = 1_800_000_000_000;
      store = await create({ now: () => now });
      keys = store.keys;
    });
    afterEach(() => keys[Symbol.asyncDispose]());

    it('knows nothing at first, then what was remembered', async () => {
      expect(await keys.find('u1', 'k1')).toBeNull();
      await keys.remember('u1', 'k1', 'like c1');
      expect(await keys.find('u1', 'k1')).toBe('like c1');
    });

    it('keeps users and keys apart, however they are written', async () => {
      const pairs = [
        ['u1', 'k1'],
        ['u1', 'k2'],
        ['u2', 'k1'],
        ['u1k', '1'],
        ['u', '1k1'],
        ['u1', 'K1'],
        ['u1', 'k1 '],
        ['u1', '$where'],
        ['u1', 'a.b'],
        ['u1', 'é🎮'],
        ['__proto__', 'constructor'],
      ] as const;
      for (const [userId, key] of pairs) await keys.remember(userId, key, `${userId}+${key}`);
      for (const [userId, key] of pairs) expect(await keys.find(userId, key)).toBe(`${userId}+${key}`);
      expect(await keys.find('u2', 'k2')).toBeNull();
    });

    it('takes a repetition, and the newest fingerprint counts', async () => {
      await keys.remember('u1', 'k1', 'first');
      await keys.remember('u1', 'k1', 'first');
      expect(await keys.find('u1', 'k1')).toBe('first');
      await keys.remember('u1', 'k1', 'second');
      expect(await keys.find('u1', 'k1')).toBe('second');
    });

    it('takes many at once, also of one key', async () => {
      const names = Array.from({ length: 100 }, (_, n) => `k${String(n % 50)}`);
      await Promise.all(names.map((key) => keys.remember('u1', key, `of ${key}`)));
      expect(await Promise.all(names.map((key) => keys.find('u1', key)))).toEqual(names.map((key) => `of ${key}`));
    });

    it('remembers for 7 days and no longer', async () => {
      await keys.remember('u1', 'k1', 'like c1');
      now += 7 * DAY_MS;
      expect(await keys.find('u1', 'k1')).toBe('like c1');
      now += 1;
      expect(await keys.find('u1', 'k1')).toBeNull();
      await keys.remember('u1', 'k1', 'like c2');
      expect(await keys.find('u1', 'k1')).toBe('like c2');
    });

    it('shows every opening the same', async () => {
      await keys.remember('u1', 'k1', 'old');
      await using other = await store.reopen();
      expect(await other.find('u1', 'k1')).toBe('old');
      await other.remember('u1', 'k2', 'from there');
      await keys.remember('u1', 'k3', 'from here');
      expect([await keys.find('u1', 'k2'), await other.find('u1', 'k3')]).toEqual(['from there', 'from here']);
    });

    it('forgets across openings what is older than 7 days', async () => {
      await keys.remember('u1', 'k1', 'old');
      now += 7 * DAY_MS + 1;
      await using other = await store.reopen();
      expect(await other.find('u1', 'k1')).toBeNull();
    });
  });
}
