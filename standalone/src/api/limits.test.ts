import { readSettings } from '@combolab/platform';
import { comboForm, makeClip } from '../testing/clips.js';
import { programOf } from '../testing/program-of.js';
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

it('tells in each answer that it counts what is limited, what is left and when all of it is there again', async () => {
  await using limited = await startTestProduct({ env: { COMMENTS_PER_MINUTE: '2' } });
  const eager = await TestUser.signUp(limited.url);
  const program = await programOf(eager, ['write:comments']);
  const comboId = await recordCombo(limited.product, eager.userId);
  const toldTo = async (by: TestUser) => {
    const { headers } = await by.post('/combo/add-comment', { comboId, comment: 'x' });
    return [headers.get('ratelimit-policy'), headers.get('ratelimit')];
  };
  const left = (points: number): unknown[] => [
    '"comment";q=2;w=60',
    expect.stringMatching(`^"comment";r=${String(points)};t=[1-6]?\\d$`),
  ];
  expect(await toldTo(eager)).toEqual(left(1));
  expect(await toldTo(program)).toEqual(left(0));
  expect(await toldTo(program)).toEqual(left(0));
  const uncounted = await eager.get(`/combo/${comboId}`);
  expect(uncounted.headers.get('ratelimit')).toBeNull();
});

it('counts the tokens of one user together, and with the user', async () => {
  await using limited = await startTestProduct({ env: { COMMENTS_PER_MINUTE: '2' } });
  const eager = await TestUser.signUp(limited.url);
  const comboId = await recordCombo(limited.product, eager.userId);
  const programs = [await programOf(eager, ['write:comments']), await programOf(eager, ['write:comments'])];
  const answers = [];
  for (const each of [...programs, eager])
    answers.push(await each.post('/combo/add-comment', { comboId, comment: 'x' }));
  expect(statusesOf(answers)).toEqual([200, 200, 429]);
});

describe('the first day of an account', () => {
  it('is limited on a site that the world can reach, unless a setting says otherwise', () => {
    expect(readSettings({}).rates.newUser).toEqual({ combos: 0, comments: 0, guides: 0 });
    const { newUser } = readSettings({ PUBLIC_URL: 'https://combos.example', NEW_USER_GUIDES: '0' }).rates;
    expect(newUser).toEqual({ combos: 5, comments: 20, guides: 0 });
  });

  it('ends in a sentence that says when to go on; a repeat counts nothing', async () => {
    const env = { NEW_USER_COMBOS: '1', NEW_USER_COMMENTS: '2', NEW_USER_GUIDES: '1' };
    await using limited = await startTestProduct({ env });
    const eager = await TestUser.signUp(limited.url);
    const comboId = await recordCombo(limited.product, eager.userId);
    const comment = (key: string) =>
      eager.post('/combo/add-comment', { comboId, comment: 'x' }, { 'idempotency-key': key });
    expect(statusesOf([await comment('a'), await comment('a'), await comment('b')])).toEqual([200, 200, 200]);
    const refused = await comment('c');
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-for-new']);
    expect(refused.body.detail).toBe('In its first day an account may add 2 comments. Go on in 24 hours.');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    const guides = [await eager.post('/guides/create', {}), await eager.post('/guides/create', {})];
    const clip = await makeClip();
    const combos = [await eager.form('/add-combo', comboForm(clip)), await eager.form('/add-combo', comboForm(clip))];
    expect([statusesOf(guides), statusesOf(combos)]).toEqual([
      [200, 429],
      [201, 429],
    ]);
    expect((await eager.post('/combo/add-feedback', { comboId, likeStatus: 1 })).status).toBe(200);
  });

  it('is over a day after the first command', async () => {
    await using limited = await startTestProduct({ env: { NEW_USER_GUIDES: '1' } });
    const { ports } = limited.product;
    const veteran = await TestUser.signUp(limited.url);
    await veteran.post('/guides/create', {});
    expect((await veteran.post('/guides/create', {})).status).toBe(429);
    const readStream = ports.log.readStream.bind(ports.log);
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    ports.log.readStream = async (stream, after) =>
      (await readStream(stream, after)).map((event) =>
        stream === `user/${veteran.userId}` ? { ...event, time: yesterday } : event,
      );
    expect((await veteran.post('/guides/create', {})).status).toBe(200);
  });
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

describe('reading', () => {
  const env = { TRUSTED_PROXIES: 'loopback', READS_PER_MINUTE: '3' };
  const read = (user: TestUser, address: string, path: string) => user.get(path, { 'x-forwarded-for': address });

  it('is limited per address and network, whatever is read and whoever reads', async () => {
    await using limited = await startTestProduct({ env });
    const [user, visitor] = [await TestUser.signUp(limited.url), TestUser.visitor(limited.url)];
    const comboId = await recordCombo(limited.product, user.userId);
    const calls: readonly (readonly [TestUser, string, string])[] = [
      [visitor, '2001:db8:1:2::1', `/combo/${comboId}`],
      [user, '2001:db8:1:2::2', `/user/combos/${user.userId}`],
      [visitor, '2001:db8:1:2::3', '/guides/game/ssbu'],
      [visitor, '2001:db8:1:2::4', `/combo/${comboId}`],
      [user, '2001:db8:1:2::5', '/search/combos'],
      [visitor, '2001:db8:1:3::1', `/combo/${comboId}`],
    ];
    const answers = [];
    for (const call of calls) answers.push(await read(...call));
    expect(statusesOf(answers.slice(1))).toEqual([404, 200, 429, 429, 200]);
    // the second comes from the door that the first has shut
    for (const refused of answers.slice(3, 5)) {
      expect(refused.body).toMatchObject({ code: 'too-many', correlationId: refused.headers.get('x-correlation-id') });
      expect(refused.headers.get('content-type')).toMatch('application/problem+json');
    }
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // pictures, health and commands go on
    expect((await read(visitor, '2001:db8:1:2::6', '/emblems/ssbu:mario')).status).toBe(200);
    const like = { comboId, likeStatus: 1 };
    expect((await user.post('/combo/add-feedback', like, { 'x-forwarded-for': '2001:db8:1:2::7' })).status).toBe(200);
  });

  it('is generous by default', () => {
    expect(readSettings({}).rates.readsPerMinute).toBe(3000);
  });
});

it('knows no limit per address for direct loopback clients', async () => {
  await using running = await startTestProduct({
    env: {
      SIGN_UPS_PER_HOUR: '1',
      SIGN_INS_PER_MINUTE: '1',
      RESETS_PER_HOUR: '1',
      SEARCHES_PER_SECOND: '1',
      READS_PER_MINUTE: '1',
    },
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
