import { InvalidTokenError, type Caller, type Identity } from '../ports/identity.js';
import { eventually } from './eventually.js';

export interface TestAccount {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

/** What a suite needs of a provider: what people do there with their browsers. */
export interface IdentityUnderTest extends AsyncDisposable {
  readonly identity: Identity;
  /** With which {@link signUp} signs people up. */
  readonly password: string;
  /** Makes an account with exactly this e-mail and name. */
  signUp(email: string, name: string): Promise<TestAccount>;
  /** Begins a session. @returns its token */
  signIn(account: TestAccount): Promise<string>;
  /** Ends the session of this token. */
  signOut(token: string): Promise<void>;
  /** Ends all sessions of the account, as a new password does. */
  endAll(account: TestAccount): Promise<void>;
  /** A token that another installation of the same kind made for somebody. */
  foreignToken(): Promise<string>;
}

type Revoked = Parameters<Parameters<Identity['onRevoked']>[0]>[0];

const recode = (part: string, change: (claims: Record<string, unknown>) => Record<string, unknown>): string => {
  const claims = JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return Buffer.from(JSON.stringify(change(claims))).toString('base64url');
};

export interface IdentityTraits {
  /** false for a provider whose tokens are not signed, as those of emulators. */
  readonly signed?: boolean;
  /** false for a provider that ends sessions only all at once and tells nobody. */
  readonly tellsEnds?: boolean;
}

/** Every Identity adapter must pass this. `create` gives a provider that nobody has an account with. */
export function describeIdentity(
  name: string,
  create: () => Promise<IdentityUnderTest>,
  { signed = true, tellsEnds = true }: IdentityTraits = {},
): void {
  describe(`Identity: ${name}`, () => {
    let provider: IdentityUnderTest;
    let identity: Identity;
    let ann: TestAccount;
    beforeEach(async () => {
      provider = await create();
      identity = provider.identity;
      ann = await provider.signUp('ann@example.test', 'Ann');
    });
    afterEach(() => provider[Symbol.asyncDispose]());

    const refused = async (token: string): Promise<void> => {
      await expect(identity.verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
    };
    /** Tokens made in the same second as the end of all sessions may be void too. */
    const signInAgain = async (account: TestAccount): Promise<Caller> => {
      let caller: Caller | null = null;
      await eventually('a session that is valid', async () => {
        caller = await identity.verify(await provider.signIn(account)).catch(() => null);
        return caller !== null;
      });
      return caller as unknown as Caller;
    };

    it('tells whose token it is, which session, and until when', async () => {
      const [one, two] = [await provider.signIn(ann), await provider.signIn(ann)];
      const caller = await identity.verify(one);
      expect(caller.userId).toBe(ann.userId);
      expect(caller.expiresAt).toBeGreaterThan(Date.now());
      expect(await identity.verify(one)).toMatchObject({ userId: caller.userId, sid: caller.sid });
      expect((await identity.verify(two)).sid).not.toBe(caller.sid);
    });

    it('tells when its session began, to the second', async () => {
      const before = Math.floor(Date.now() / 1000) * 1000;
      const first = await identity.verify(await provider.signIn(ann));
      expect(first.signedInAt).toBeGreaterThanOrEqual(before);
      expect(first.signedInAt).toBeLessThanOrEqual(Date.now());
      expect((await identity.verify(await provider.signIn(ann))).signedInAt).toBeGreaterThanOrEqual(first.signedInAt);
    });

    it('knows the password of an account from any other, where it asks for passwords', async () => {
      const { checkPassword } = identity;
      const asked = [
        [ann.userId, provider.password],
        [ann.userId, `${provider.password} `],
        [ann.userId, ''],
        ['nobody', provider.password],
      ] as const;
      const answers = await Promise.all(
        asked.map(async ([userId, password]) => (await checkPassword?.(userId, password)) ?? null),
      );
      expect(answers).toEqual(checkPassword === null ? [null, null, null, null] : [true, false, false, false]);
    });

    it('keeps people apart', async () => {
      const bob = await provider.signUp('bob@example.test', 'Bob');
      expect(bob.userId).not.toBe(ann.userId);
      const tokens = await Promise.all([ann, bob].map((account) => provider.signIn(account)));
      const callers = await Promise.all(tokens.map((token) => identity.verify(token)));
      expect(callers.map(({ userId }) => userId)).toEqual([ann.userId, bob.userId]);
    });

    it.each(['', ' ', 'x', 'a.b', 'a.b.c', 'a.b.c.d', '..', '{}', 'null', 'x'.repeat(100_000), 'é.é.é', '\0'])(
      'refuses %p as a token',
      (token) => refused(token),
    );

    if (signed)
      it('refuses a token that was changed anywhere, or is not signed', async () => {
        const token = await provider.signIn(ann);
        const [header = '', claims = '', signature = ''] = token.split('.');
        const bob = await provider.signUp('bob@example.test', 'Bob');
        await refused(`${header}.${recode(claims, (all) => ({ ...all, sub: bob.userId }))}.${signature}`);
        await refused(`${header}.${recode(claims, (all) => ({ ...all, exp: Number(all.exp) + 3600 }))}.${signature}`);
        await refused(`${recode(header, (all) => ({ ...all, alg: 'none' }))}.${claims}.`);
        await refused(`${header}.${claims}.`);
        await refused(token.slice(0, -10));
        expect((await identity.verify(token)).userId).toBe(ann.userId);
      });

    it('refuses what another installation signed', async () => {
      await refused(await provider.foreignToken());
    });

    it('knows accounts by id and by e-mail, in whatever case', async () => {
      expect(await identity.account(ann.userId)).toMatchObject({ email: 'ann@example.test', name: 'Ann' });
      expect(typeof (await identity.account(ann.userId))?.emailVerified).toBe('boolean');
      for (const email of ['ann@example.test', 'Ann@Example.TEST'])
        expect(await identity.findByEmail(email)).toBe(ann.userId);
      for (const nobody of ['', 'nobody', 'nobody@example.test', "' OR 1=1 --", '%'])
        expect([await identity.account(nobody), await identity.findByEmail(nobody)]).toEqual([null, null]);
    });

    if (tellsEnds)
      it('ends one session alone, at once, and says so', async () => {
        const [ended, other] = [await provider.signIn(ann), await provider.signIn(ann)];
        const { sid } = await identity.verify(ended);
        const heard: Revoked[] = [];
        identity.onRevoked((revoked) => heard.push(revoked));
        await provider.signOut(ended);
        await refused(ended);
        expect((await identity.verify(other)).userId).toBe(ann.userId);
        await eventually('the news', () => heard.length > 0);
        expect(heard).toEqual([{ userId: ann.userId, sid, before: expect.any(Number) as number }]);
      });

    it('ends all sessions of one account, and only of that; later ones are valid', async () => {
      const bob = await provider.signUp('bob@example.test', 'Bob');
      const tokens = [await provider.signIn(ann), await provider.signIn(ann)];
      const others = await provider.signIn(bob);
      await Promise.all(tokens.map((token) => identity.verify(token)));
      const heard: Revoked[] = [];
      identity.onRevoked((revoked) => heard.push(revoked));
      await provider.endAll(ann);
      for (const token of tokens) await refused(token);
      expect((await identity.verify(others)).userId).toBe(bob.userId);
      if (tellsEnds) await eventually('the news', () => heard.some(({ sid }) => sid === null));
      expect(heard.every(({ userId }) => userId === ann.userId)).toBe(true);
      expect((await signInAgain(ann)).userId).toBe(ann.userId);
    });

    it('removes one account with all its sessions, for good, and leaves its e-mail to anybody', async () => {
      const bob = await provider.signUp('bob@example.test', 'Bob');
      const tokens = [await provider.signIn(ann), await provider.signIn(ann)];
      const others = await provider.signIn(bob);
      await Promise.all(tokens.map((token) => identity.verify(token)));
      await identity.remove(ann.userId);
      for (const token of tokens) await refused(token);
      await expect(provider.signIn(ann)).rejects.toThrow();
      expect([await identity.account(ann.userId), await identity.findByEmail(ann.email)]).toEqual([null, null]);
      await identity.remove(ann.userId);
      expect((await identity.verify(others)).userId).toBe(bob.userId);
      const next = await provider.signUp(ann.email, 'Another Ann');
      expect(next.userId).not.toBe(ann.userId);
      expect((await signInAgain(next)).userId).toBe(next.userId);
    });

    if (tellsEnds)
      it('tells nothing to who no longer listens', async () => {
        const heard: Revoked[] = [];
        const kept: Revoked[] = [];
        const stop = identity.onRevoked((revoked) => heard.push(revoked));
        identity.onRevoked((revoked) => kept.push(revoked));
        stop();
        await provider.signOut(await provider.signIn(ann));
        await eventually('the news', () => kept.length > 0);
        expect(heard).toEqual([]);
      });
  });
}
