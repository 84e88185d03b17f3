import { readSettings } from '@combolab/platform';
import { comboForm, makeClip } from '../testing/clips.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser, type Answer } from '../testing/test-user.js';

const statusesOf = (answers: readonly Answer<unknown>[]): number[] => answers.map(({ status }) => status);

it('allows by default 600 likes and 60 comments a minute, 100 uploads and 2 GB a day, 30 sign-ups an hour', () => {
  expect(readSettings({}).rates).toMatchObject({
    on: true,
    likesPerMinute: 600,
    commentsPerMinute: 60,
    uploadsPerDay: 100,
    uploadBytesPerDay: 2 * 1024 ** 3,
    signUpsPerHour: 30,
  });
});

it('limits the comments of one user, and no other user’s', async () => {
  await using limited = await startTestProduct({ env: { COMMENTS_PER_MINUTE: '2' } });
  const [eager, other] = [await TestUser.signUp(limited.url), await TestUser.signUp(limited.url)];
  const comboId = await recordCombo(limited.product, eager.userId);
  const comment = (user: TestUser) => user.post('/combo/add-comment', { comboId, comment: 'x' });
  const answers = [await comment(eager), await comment(eager), await comment(eager)];
  expect(statusesOf(answers)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await comment(other)).status).toBe(200);
  expect((await eager.post('/combo/add-feedback', { comboId, likeStatus: 1 })).status).toBe(200);
});

describe('uploads', () => {
  it('are limited in number a day', async () => {
    await using limited = await startTestProduct({ env: { UPLOADS_PER_DAY: '1' } });
    const [eager, other] = [await TestUser.signUp(limited.url), await TestUser.signUp(limited.url)];
    const clip = await makeClip();
    const answers = [
      await eager.form('/add-combo', comboForm(clip)),
      await eager.form('/add-combo', comboForm(clip)),
      await other.form('/add-combo', comboForm(clip)),
    ];
    expect(statusesOf(answers)).toEqual([201, 429, 201]);
    expect(Number(answers[1]?.headers.get('retry-after'))).toBeGreaterThan(3600);
  });

  it('are limited in bytes a day; what was refused uses nothing up', async () => {
    const [small, large] = [await makeClip(), await makeClip({ seconds: 3, size: '640x360' })];
    const limit = small.length + large.length - 1;
    expect(large.length).toBeGreaterThan(small.length);
    await using limited = await startTestProduct({ env: { UPLOAD_BYTES_PER_DAY: String(limit) } });
    const eager = await TestUser.signUp(limited.url);
    const share = (clip: Buffer) => eager.form('/add-combo', comboForm(clip));
    expect(statusesOf([await share(small), await share(large)])).toEqual([201, 429]);
    if (2 * small.length <= limit) expect((await share(small)).status).toBe(201);
  });
});

describe('searching', () => {
  const env = { TRUSTED_PROXIES: 'loopback', SEARCHES_PER_SECOND: '2' };
  const search = (user: TestUser, address: string, path = '/search/combos') =>
    user.get(path, { 'x-forwarded-for': address });

  it('is limited per address, visitors and users together, the older path too', async () => {
    await using limited = await startTestProduct({ env });
    const [visitor, user] = [TestUser.visitor(limited.url), await TestUser.signUp(limited.url)];
    const path = '/game/combos/null/ssbu/0/10/null/[]/null/[0,200]/[]';
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        search(i % 2 === 0 ? visitor : user, '203.0.113.1', i % 3 === 0 ? path : undefined),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is not limited per user', async () => {
    await using limited = await startTestProduct({ env });
    const user = await TestUser.signUp(limited.url);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => search(user, `203.0.113.${String(i + 1)}`)));
    expect(statusesOf(answers)).toEqual(answers.map(() => 200));
  });
});

it('knows no limit per address for direct loopback clients', async () => {
  await using running = await startTestProduct({
    env: { SIGN_UPS_PER_HOUR: '1', SIGN_INS_PER_MINUTE: '1', RESETS_PER_HOUR: '1', SEARCHES_PER_SECOND: '1' },
  });
  const [user] = [await TestUser.signUp(running.url), await TestUser.signUp(running.url)];
  const visitor = TestUser.visitor(running.url);
  const { email } = user;
  const answers = await Promise.all(
    [1, 2, 3].flatMap(() => [
      visitor.post('/auth/sign-in/email', { email, password: 'correct horse battery' }),
      visitor.post('/auth/request-password-reset', { email }),
      visitor.get('/search/combos', { 'x-forwarded-for': '203.0.113.1' }),
    ]),
  );
  expect(statusesOf(answers)).toEqual(answers.map(() => 200));
});
