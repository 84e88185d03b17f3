import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';
import { programOf } from '../testing/program-of.js';
import { startSmtpServer } from '../testing/smtp-server.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser, type Answer } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const OLD = 'correct horse battery';
const NEW = 'a whole new one';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Listed {
  readonly sessions: readonly {
    readonly id: string;
    readonly createdAt: string;
    readonly userAgent: string;
    readonly isCurrent: boolean;
  }[];
}

let running: TestProduct;

beforeAll(async () => {
  running = await startTestProduct();
});
afterAll(() => running[Symbol.asyncDispose]());

/** Somebody as the provider knows them: by their session, not by a token. */
const holder = (session: string | null) => new TestUser(running.url, '', session);
const signIn = (email: string, password = OLD, headers: Record<string, string> = {}) =>
  TestUser.visitor(running.url).post('/auth/sign-in/email', { email, password }, headers);
const sessionOf = ({ headers }: Answer<unknown>) => holder(headers.get('set-auth-token'));
const listed = async (user: TestUser) => (await user.get<Listed>('/auth/sessions')).body.sessions;
const tokenOf = async (user: TestUser) =>
  new TestUser(running.url, '', (await user.get<{ token: string }>('/auth/token')).body.token);

describe('a change of the password', () => {
  it('asks for the current one, and ends every session but the one that asked', async () => {
    const user = await TestUser.signUp(running.url);
    const here = holder(user.session);
    const elsewhere = sessionOf(await signIn(user.email));
    const elsewhereToken = await tokenOf(elsewhere);
    const change = (currentPassword: string, newPassword = NEW) =>
      here.post('/auth/change-password', { currentPassword, newPassword });
    const wrong = await change('not the password');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password']);
    expect(wrong.body.detail).toBe('This is not your current password. Check it and try again.');
    expect((await elsewhere.get('/auth/token')).status).toBe(200);

    expect((await change(OLD)).status).toBe(200);
    expect((await elsewhere.get('/auth/token')).status).toBe(401);
    expect((await elsewhereToken.get('/available-games')).status).toBe(401);
    expect((await user.get('/available-games')).status).toBe(200);
    expect(await listed(here)).toHaveLength(1);
    expect((await signIn(user.email)).status).toBe(401);
    expect((await signIn(user.email, NEW)).status).toBe(200);
  });

  it('takes 8 to 128 characters, and nobody without a session', async () => {
    const user = await TestUser.signUp(running.url);
    const change = (who: TestUser, newPassword: string) =>
      who.post('/auth/change-password', { currentPassword: OLD, newPassword });
    const [short, long] = [
      await change(holder(user.session), 'x'.repeat(7)),
      await change(holder(user.session), 'x'.repeat(129)),
    ];
    expect([short.status, short.body.code]).toEqual([400, 'password-too-short']);
    expect([long.status, long.body.code]).toEqual([400, 'password-too-long']);
    expect((await change(TestUser.visitor(running.url), NEW)).status).toBe(401);
    expect((await change(user, NEW)).status).toBe(401);
    expect((await change(holder(user.session), 'x'.repeat(128))).status).toBe(200);
  });
});

describe('API tokens', () => {
  interface Told {
    readonly notifications: readonly {
      readonly kind: string;
      readonly account?: { act: string; endedTokens: number };
    }[];
  }
  const linkFor = async (user: TestUser) => {
    await TestUser.visitor(running.url).post('/auth/request-password-reset', { email: user.email });
    const line = running.printed.findLast((each) => each.startsWith(`Password reset link for ${user.email}: `)) ?? '';
    return new URL(line.slice(line.lastIndexOf(' ') + 1)).searchParams.get('token');
  };
  const reset = (token: string | null, more: object = {}) =>
    TestUser.visitor(running.url).post('/auth/reset-password', { newPassword: NEW, token, ...more });
  const change = (user: TestUser, more: object = {}) =>
    holder(user.session).post('/auth/change-password', { currentPassword: OLD, newPassword: NEW, ...more });
  /** What is told of the account, once there is as much as this. */
  const told = (user: TestUser, count: number) =>
    waitUntil('what is told', async () => {
      const { notifications } = (await user.get<Told>('/user/notifications')).body;
      const acts = notifications.flatMap(({ account }) => account ?? []);
      return acts.length < count ? undefined : acts;
    });
  /** Tokens of the second in which all sessions ended are void too. */
  const again = ({ email }: TestUser) =>
    waitUntil('a token that is valid', async () => {
      const user = await tokenOf(sessionOf(await signIn(email, NEW)));
      return (await user.get('/available-games')).status === 200 ? user : undefined;
    });

  it('end when the password is changed, and their owner is told', async () => {
    const user = await TestUser.signUp(running.url);
    const program = await programOf(user, ['read']);
    expect((await program.get('/user/lists')).status).toBe(200);
    expect((await change(user)).status).toBe(200);
    const ended = { act: 'password-changed', endedTokens: 1 };
    expect(await told(user, 2)).toEqual([ended, { act: 'token-made', endedTokens: 0 }]);
    expect((await program.get('/user/lists')).status).toBe(401);
  });

  it('end when the password is reset', async () => {
    const user = await TestUser.signUp(running.url);
    const program = await programOf(user, ['read']);
    expect((await reset(await linkFor(user))).status).toBe(200);
    expect(await told(await again(user), 2)).toContainEqual({ act: 'password-reset', endedTokens: 1 });
    expect((await program.get('/user/lists')).status).toBe(401);
  });

  it.each(['change', 'reset'])('stay when that is asked for with the %s', async (how) => {
    const user = await TestUser.signUp(running.url);
    const program = await programOf(user, ['read']);
    const kept = { endTokens: false };
    const answer = how === 'change' ? await change(user, kept) : await reset(await linkFor(user), kept);
    expect(answer.status).toBe(200);
    expect((await told(await again(user), 2)).map(({ endedTokens }) => endedTokens)).toEqual([0, 0]);
    expect((await program.get('/user/lists')).status).toBe(200);
  });

  it('end after a crash that came between the new password and them', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'passwords-'));
    const product = () => startTestProduct({ dataDir, env: { RATE_LIMITS: 'off' } });
    const before = await product();
    const { email } = await TestUser.signUp(before.url).then(async (user) => {
      await programOf(user, ['read']);
      return user;
    });
    await before[Symbol.asyncDispose]();
    const db = openDatabase({ file: join(dataDir, 'auth.sqlite'), synchronous: 'FULL' });
    db.exec('UPDATE account SET password = password');
    db.close();
    const after = await product();
    const visitor = TestUser.visitor(after.url);
    const { headers } = await visitor.post('/auth/sign-in/email', { email, password: OLD });
    const { body } = await new TestUser(after.url, '', headers.get('set-auth-token')).get<{ token: string }>(
      '/auth/token',
    );
    const user = new TestUser(after.url, '', body.token);
    await waitUntil('it to be seen to', async () => {
      const pending = await after.product.ports.identity.passwordChanges?.pending();
      return pending?.length === 0 || undefined;
    });
    expect((await user.get<{ tokens: object[] }>('/user/api-tokens')).body.tokens).toEqual([]);
    await after[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true });
  });
});

describe('a reset link', () => {
  const askedFor = (user: TestUser) =>
    running.printed.filter((each) => each.startsWith(`Password reset link for ${user.email}: `));
  const ask = ({ email }: TestUser) => TestUser.visitor(running.url).post('/auth/request-password-reset', { email });
  const use = (line: string | undefined) =>
    TestUser.visitor(running.url).post('/auth/reset-password', {
      newPassword: NEW,
      token: new URL(line?.slice(line.lastIndexOf(' ') + 1) ?? '').searchParams.get('token'),
    });

  it('is void once another one was used', async () => {
    const user = await TestUser.signUp(running.url);
    await ask(user);
    await ask(user);
    const [older, newer] = askedFor(user);
    expect((await use(newer)).status).toBe(200);
    const late = await use(older);
    expect([late.status, late.body.code]).toEqual([400, 'reset-link-void']);
  });

  it('is void once the password was changed', async () => {
    const user = await TestUser.signUp(running.url);
    await ask(user);
    await holder(user.session).post('/auth/change-password', { currentPassword: OLD, newPassword: NEW });
    expect((await use(askedFor(user)[0])).body.code).toBe('reset-link-void');
  });
});

describe('sessions', () => {
  it('are listed with their browser, the own one first, and without what would open the account', async () => {
    const user = await TestUser.signUp(running.url);
    await signIn(user.email, OLD, { 'user-agent': FIREFOX });
    const answer = await holder(user.session).get<Listed>('/auth/sessions');
    const { sessions } = answer.body;
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[1]?.userAgent).toBe(FIREFOX);
    for (const session of sessions) {
      expect(Object.keys(session).sort()).toEqual(['createdAt', 'id', 'isCurrent', 'userAgent']);
      expect(new Date(session.createdAt).toISOString()).toBe(session.createdAt);
    }
    expect(JSON.stringify(answer.body)).not.toContain(user.session?.split('.')[0] ?? '');
    expect((await TestUser.visitor(running.url).get('/auth/sessions')).status).toBe(401);
  });

  it('end one by one: its tokens are void at once', async () => {
    const user = await TestUser.signUp(running.url);
    const other = sessionOf(await signIn(user.email));
    const token = await tokenOf(other);
    expect((await token.get('/available-games')).status).toBe(200);
    const id = (await listed(holder(user.session))).find(({ isCurrent }) => !isCurrent)?.id;
    expect((await holder(user.session).post('/auth/sessions/end', { id })).status).toBe(200);
    expect((await token.get('/available-games')).status).toBe(401);
    expect((await other.get('/auth/token')).status).toBe(401);
    const again = await holder(user.session).post('/auth/sessions/end', { id });
    expect([again.status, again.body.code]).toEqual([404, 'no-such-session']);
  });

  it('end everywhere else', async () => {
    const user = await TestUser.signUp(running.url);
    const others = [sessionOf(await signIn(user.email)), sessionOf(await signIn(user.email))];
    const ended = await holder(user.session).post<{ ended: number }>('/auth/sessions/end-others', {});
    expect([ended.status, ended.body]).toEqual([200, { ended: 2 }]);
    for (const other of others) expect((await other.get('/auth/token')).status).toBe(401);
    expect((await user.get('/available-games')).status).toBe(200);
    expect(await listed(holder(user.session))).toHaveLength(1);
  });

  it('of somebody else cannot be ended', async () => {
    const [user, other] = [await TestUser.signUp(running.url), await TestUser.signUp(running.url)];
    const [session] = await listed(holder(other.session));
    expect((await holder(user.session).post('/auth/sessions/end', { id: session?.id })).status).toBe(404);
    expect((await other.get('/available-games')).status).toBe(200);
  });
});

describe('the link that verifies an e-mail', () => {
  it('is sent again when it is asked for, until the e-mail is verified', async () => {
    await using smtp = await startSmtpServer();
    await using mailing = await startTestProduct({ env: { SMTP_URL: smtp.url } });
    const user = await TestUser.signUp(mailing.url);
    const here = new TestUser(mailing.url, user.userId, user.session);
    const ask = (email = user.email) => here.post('/auth/send-verification-email', { email });
    expect((await ask('else@example.test')).status).toBe(400);
    expect((await ask()).status).toBe(200);
    const mail = await waitUntil('the mail', () => Promise.resolve(smtp.received[0]));
    expect(mail.to).toEqual([user.email]);
    const link = new URL(/http:\S+verify-email\S+/.exec(mail.text)?.[0] ?? 'about:blank');
    await fetch(`${mailing.url}${link.pathname}${link.search}`, { redirect: 'manual' });
    expect((await user.get(`/user/${user.userId}`)).body).toMatchObject({ emailVerified: true });
    const again = await ask();
    expect([again.status, again.body.code]).toEqual([409, 'already-verified']);
    expect(smtp.received).toHaveLength(1);
  });

  it('is refused in words where no mail is sent', async () => {
    const user = await TestUser.signUp(running.url);
    const { status, body } = await holder(user.session).post('/auth/send-verification-email', { email: user.email });
    expect([status, body.code]).toEqual([503, 'mail-off']);
  });
});
