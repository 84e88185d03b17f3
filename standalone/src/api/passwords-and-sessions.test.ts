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
