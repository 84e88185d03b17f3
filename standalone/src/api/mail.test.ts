import { startSmtpServer, type SmtpServer } from '../testing/smtp-server.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const linkTo = (text: string, path: string): URL =>
  new URL(new RegExp(`http://\\S+${path}\\?\\S+`).exec(text)?.[0] ?? 'about:blank');
const mailTo = (smtp: SmtpServer, email: string) =>
  waitUntil(`a mail to ${email}`, () => Promise.resolve(smtp.received.find(({ to }) => to.includes(email))));

describe('a password reset', () => {
  it('comes by SMTP when there is a server, and is not printed then', async () => {
    await using smtp = await startSmtpServer();
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'ComboLab <robot@combos.test>' };
    await using running = await startTestProduct({ env });
    const user = await TestUser.signUp(running.url);
    const visitor = TestUser.visitor(running.url);
    expect((await visitor.post('/auth/request-password-reset', { email: user.email })).status).toBe(200);
    const mail = await mailTo(smtp, user.email);
    expect(mail).toMatchObject({ from: 'robot@combos.test', to: [user.email] });
    expect(mail.source).toMatch(/^Subject: Reset your ComboLab password\r?$/m);
    const link = linkTo(mail.text, '/reset-password');
    expect(link.origin).toBe(running.settings.publicUrl);
    const token = link.searchParams.get('token');
    const reset = await visitor.post('/auth/reset-password', { newPassword: 'a whole new one', token });
    expect(reset.status).toBe(200);
    const signIn = (password: string) => visitor.post('/auth/sign-in/email', { email: user.email, password });
    expect((await signIn('a whole new one')).status).toBe(200);
    expect((await signIn('correct horse battery')).status).toBe(401);
    expect(running.printed).toEqual([]);
    const told = await waitUntil('the mail that tells of it', () => Promise.resolve(smtp.received[1]));
    expect(told.source).toMatch(/^Subject: Your ComboLab password was reset\r?$/m);
    expect([told.to, told.text]).toEqual([
      [user.email],
      expect.stringContaining(`If not, go to ${running.settings.publicUrl}/forgot-password at once.`),
    ]);
  });

  it('tells nobody whether there is an account: same answer, no mail; nor when the mail server is down', async () => {
    const smtp = await startSmtpServer();
    await using running = await startTestProduct({ env: { SMTP_URL: smtp.url } });
    const user = await TestUser.signUp(running.url);
    const visitor = TestUser.visitor(running.url);
    const ask = async (email: string) => {
      const { status, body } = await visitor.post<object>('/auth/request-password-reset', { email });
      return [status, body];
    };
    expect(await ask('nobody@example.test')).toEqual(await ask(user.email));
    expect((await mailTo(smtp, user.email)).to).toEqual([user.email]);
    expect(smtp.received).toHaveLength(1);
    await smtp[Symbol.asyncDispose]();
    expect(await ask(user.email)).toEqual(await ask('nobody@example.test'));
    const printed = await waitUntil('the operator to be told', () => Promise.resolve(running.printed[0]));
    expect(printed).toMatch(/^A mail could not be sent \("Reset your ComboLab password"\): .*ECONNREFUSED/);
    expect(running.printed.join()).not.toMatch(new RegExp(`token|${user.email}`));
  });
});

describe('an unverified e-mail', () => {
  it('may do everything by default', async () => {
    await using running = await startTestProduct();
    const user = await TestUser.signUp(running.url);
    const { status, body } = await user.post<{ emailVerified: boolean }>('/update-user', { fullscreenMode: true });
    expect([status, body.emailVerified]).toEqual([200, false]);
  });

  it('opens nothing under REQUIRE_VERIFIED_EMAIL=1 until the link of the mail was followed', async () => {
    await using smtp = await startSmtpServer();
    await using running = await startTestProduct({ env: { REQUIRE_VERIFIED_EMAIL: '1', SMTP_URL: smtp.url } });
    const visitor = TestUser.visitor(running.url);
    const email = 'careful@example.test';
    const password = 'correct horse battery';
    const signUp = await visitor.post('/auth/sign-up/email', { email, password, name: 'careful' });
    expect([signUp.status, signUp.headers.get('set-auth-token')]).toEqual([200, null]);
    const signIn = () =>
      visitor.post<{ code: string; user?: { id: string } }>('/auth/sign-in/email', { email, password });
    const refused = await signIn();
    expect([refused.status, refused.body.code]).toEqual([403, 'email-not-verified']);
    const again = await visitor.post('/auth/sign-up/email', { email, password, name: 'careful' });
    expect([again.status, again.body.code]).toEqual([409, 'email-in-use']);

    const link = linkTo((await mailTo(smtp, email)).text, '/verify-email');
    const followed = await fetch(`${running.url}${link.pathname}${link.search}`, { redirect: 'manual' });
    expect([followed.status, followed.headers.get('location')]).toEqual([302, '/authenticate']);
    const open = await signIn();
    expect(open.status).toBe(200);
    const session = open.headers.get('set-auth-token');
    const { body } = await new TestUser(running.url, '', session).get<{ token: string }>('/auth/token');
    const user = new TestUser(running.url, open.body.user?.id ?? '', body.token);
    expect((await user.get(`/user/${user.userId}`)).body).toMatchObject({ emailVerified: true });
  });
});
