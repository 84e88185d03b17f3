import type { OwnUser } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let user: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  user = await TestUser.signUp(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());

describe('display names', () => {
  it('have 4 to 32 characters, counted without white space', async () => {
    const claim = async (displayName: string) =>
      (await TestUser.signUp(running.url)).post<OwnUser>('/new-user', { displayName });
    expect((await claim('abc')).status).toBe(400);
    expect((await claim('a b c')).status).toBe(400);
    expect((await claim('a b c d')).body.displayName).toBe('abcd');
    const longest = `${'Long'.repeat(7)}Name`;
    expect((await claim(`${longest}x`)).status).toBe(400);
    expect((await claim(`  ${longest} `)).body.displayName).toBe(longest.toLowerCase());
  });

  it('hold nothing that is not seen, nor what turns the direction of text', async () => {
    for (const hidden of ['\u202e', '\u2067', '\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u0007', '\ud83d']) {
      const { status, body } = await user.post('/update-user', { displayName: `north${hidden}wind` });
      expect([status, body.errors]).toEqual([
        400,
        [{ path: 'displayName', message: 'contains a character that cannot be shown' }],
      ]);
    }
  });

  it('never come from a sign-up name that cannot be stored', async () => {
    const signUp = (name: string) =>
      TestUser.visitor(running.url).post('/auth/sign-up/email', {
        email: 'odd@example.test',
        password: 'correct horse battery',
        name,
      });
    for (const name of ['nul\0nul', 'half\ud83d']) {
      const { status, body } = await signUp(name);
      expect([status, body.code]).toEqual([400, 'malformed']);
    }
    expect((await signUp('whole 😀')).status).toBe(200);
  });

  it('are cut from a sign-up name that is longer', async () => {
    const wordy = await TestUser.signUp(running.url, 'w'.repeat(60));
    const { body } = await wordy.post<OwnUser>('/update-user', { fullscreenMode: true });
    expect(body.displayName).toBe('w'.repeat(32));
  });
});

describe('a user', () => {
  it('knows whether the e-mail is verified, and keeps the full-screen wish', async () => {
    const read = async () => (await user.get<OwnUser>(`/user/${user.userId}`)).body;
    expect(await read()).toMatchObject({ email: user.email, emailVerified: false, fullscreenMode: false });
    const answered = await user.post<OwnUser>('/update-user', { fullscreenMode: true });
    expect([answered.status, answered.body.fullscreenMode]).toEqual([200, true]);
    expect(await read()).toMatchObject({ fullscreenMode: true });
    expect((await user.post('/update-user', { emailVerified: true })).status).toBe(400);
  });

  it('shows no picture but an own one', async () => {
    const other = await TestUser.signUp(running.url);
    for (const photoUrl of [
      `/api/files/users/${other.userId}/picture.png`,
      `/api/files/users/${user.userId}/../${other.userId}/picture.png`,
      `/api/files/users/../combos/x/study.mp4`,
      `/api/files/combos/x/thumbnail.jpg`,
      'https://elsewhere.test/picture.png',
      'javascript:alert(1)',
    ])
      expect((await user.post('/update-user', { photoUrl })).status).toBe(400);
    expect((await user.post<OwnUser>('/update-user', { photoUrl: null })).body.photoUrl).toBeNull();
  });

  it('who is not there is 404, with their combos', async () => {
    for (const path of ['/user/AAAAAAAAAAAAAAAAAAAAAA', '/user/combos/AAAAAAAAAAAAAAAAAAAAAA']) {
      const { status, body } = await user.get(path);
      expect([status, body.detail]).toEqual([404, 'This user does not exist or was deleted.']);
    }
  });

  it('maps A, B, X, Y, both triggers and both Z, and nothing else', async () => {
    const mappable = ['A_BUTTON', 'B_BUTTON', 'X_BUTTON', 'Y_BUTTON', 'L_TRIGGER', 'R_TRIGGER', 'L_Z', 'R_Z'];
    const save = (mapping: Record<string, string>) =>
      user.post<OwnUser>('/user/set-custom-controls', { customMappings: { ssbu: { SWITCH: mapping } } });
    const rotated = Object.fromEntries(mappable.map((input, i) => [input, mappable.at(i - 1) ?? '']));
    const saved = await save(rotated);
    expect([saved.status, saved.body.customMappings]).toEqual([200, { ssbu: { SWITCH: rotated } }]);
    for (const stick of ['CONTROL_STICK_UP', 'C_STICK_DOWN_LEFT', 'D_PAD_UP']) {
      expect((await save({ [stick]: 'A_BUTTON' })).status).toBe(400);
      expect((await save({ A_BUTTON: stick })).status).toBe(400);
    }
  });
});

describe('the session token', () => {
  it('opens nothing outside /auth, in a header or in a cookie', async () => {
    const { session } = user;
    const holder = new TestUser(running.url, user.userId, session);
    for (const path of ['/available-games', '/search/combos', `/user/${user.userId}`])
      expect((await holder.get(path)).status).toBe(401);
    expect((await holder.post('/update-user', { fullscreenMode: false })).status).toBe(401);
    const signedIn = await fetch(`${running.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email, password: 'correct horse battery' }),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    expect(cookie).toContain('session');
    const visitor = TestUser.visitor(running.url);
    expect((await visitor.post('/update-user', { fullscreenMode: false }, { cookie })).status).toBe(401);
    expect((await visitor.get<{ token: string }>('/auth/token', { cookie })).body.token).toContain('.');
  });

  it('gives a token for everything else, which is no session in turn', async () => {
    const { status, body } = await new TestUser(running.url, '', user.session).get<{ token: string }>('/auth/token');
    expect([status, Object.keys(body)]).toEqual([200, ['token']]);
    expect((await new TestUser(running.url, '', body.token).get(`/user/${user.userId}`)).status).toBe(200);
    expect((await new TestUser(running.url, '', body.token).get('/auth/token')).status).toBe(401);
  });
});

it('makes ids that nobody can guess: at least 128 bits, URL-safe, never the same', async () => {
  const users = await Promise.all([TestUser.signUp(running.url), TestUser.signUp(running.url)]);
  const comboId = await recordCombo(running.product, user.userId);
  const comment = async () =>
    (await user.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: 'x' })).body.insertedId;
  const ids = [...users.map(({ userId }) => userId), await comment(), await comment()];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(/^[\w-]+$/);
    expect(Buffer.from(id.slice(-22), 'base64url').length).toBeGreaterThanOrEqual(16);
  }
});
