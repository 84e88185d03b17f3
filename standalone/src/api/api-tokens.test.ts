import { LIMITS, SCOPES, type ApiToken, type Scope } from '@combolab/contracts';
import { jest } from '@jest/globals';
import { controlCommands } from '../control/control-commands.js';
import { verifyProduct } from '../maintenance/verify-product.js';
import { filesWith } from '../testing/files-with.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { programOf } from '../testing/program-of.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { TusUser } from '../testing/tus-user.js';
import { untilErased } from '../testing/until-erased.js';

interface Made {
  readonly token: string;
  readonly apiToken: ApiToken;
}

const DAY_MS = 86_400_000;
let running: TestProduct;
let user: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  user = await TestUser.signUp(running.url);
});

const make = (body: object = {}) =>
  user.post<Made>('/user/make-api-token', { name: 'Overlay', scopes: ['read'], days: 30, ...body });
const listed = async () => (await user.get<{ tokens: ApiToken[] }>('/user/api-tokens')).body.tokens;
const revoke = (tokenId: string) => user.post('/user/revoke-api-token', { tokenId });
const program = (...scopes: readonly Scope[]) => programOf(user, scopes);

async function inDays<R>(days: number, run: () => Promise<R>): Promise<R> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days * DAY_MS);
  try {
    return await run();
  } finally {
    clock.mockRestore();
  }
}

describe('an API token', () => {
  it('is told once, kept as a hash alone, and listed with what it is for', async () => {
    const { body } = await make({ name: '  Overlay ', scopes: ['write:lists', 'read', 'read'], days: 90 });
    expect(body.token).toMatch(/^cl_[\w-]{43}$/);
    const shown = {
      _id: expect.any(String) as string,
      name: 'Overlay',
      scopes: ['read', 'write:lists'],
      madeAt: expect.stringMatching(/^20.*Z$/) as string,
      expiresAt: expect.stringMatching(/^20.*Z$/) as string,
      usedOn: null,
    };
    expect(body.apiToken).toEqual(shown);
    const { madeAt, expiresAt } = body.apiToken;
    expect(Math.round((Date.parse(expiresAt) - Date.parse(madeAt)) / DAY_MS)).toBe(90);
    const second = (await make({ name: 'Bot' })).body.apiToken;
    expect(await listed()).toEqual([second, body.apiToken]);
    expect(await filesWith(running.settings.dataDir, body.token.slice(3))).toEqual([]);
  });

  it('opens what its owner may read, and tells them the day of its last use', async () => {
    const reader = await program('read');
    const mine = await reader.get<{ email: string }>(`/user/${user.userId}`);
    expect([mine.status, mine.body.email]).toEqual([200, user.email]);
    await running.product.projector.idle();
    const today = new Date().toISOString().slice(0, 10);
    expect(await listed()).toMatchObject([{ usedOn: today }]);
    const tokenId = (await listed())[0]?._id ?? '';
    const head = () => running.product.ports.log.head(`user/${user.userId}/tokens/${tokenId}`);
    expect((await head()).version).toBe(2);
    await reader.get('/user/lists');
    expect((await head()).version).toBe(2);
    await inDays(1, () => reader.get('/user/lists'));
    expect((await head()).version).toBe(3);
  });

  it('is refused in words for what it was not made for', async () => {
    const reader = await program('read');
    const lacking = await reader.post('/lists/make', { name: 'x' });
    expect([lacking.status, lacking.body]).toMatchObject([
      403,
      {
        code: 'lacking-scope',
        scope: 'write:lists',
        detail:
          "This needs the scope 'write:lists', which this API token was not made for. Make one with it in your settings.",
      },
    ]);
    const all = await program(...SCOPES);
    const closed = await all.post('/user/make-api-token', { name: 'x', scopes: ['read'], days: 30 });
    expect([closed.status, closed.body]).toMatchObject([
      403,
      { code: 'not-for-tokens', detail: 'No API token may do this. Log in on the site and do it there.' },
    ]);
  });

  it('is void from the moment it is revoked, for good and more than once', async () => {
    const reader = await program('read');
    expect((await reader.get('/available-games')).status).toBe(200);
    const tokenId = (await listed())[0]?._id ?? '';
    expect([(await revoke(tokenId)).status, (await revoke(tokenId)).status]).toEqual([200, 200]);
    const refused = await reader.get('/available-games');
    expect([refused.status, refused.body]).toMatchObject([
      401,
      {
        code: 'bad-token',
        detail: 'This API token is unknown, has expired or was revoked. Make a new one in your settings.',
      },
    ]);
    expect(await listed()).toEqual([]);
  });

  it('is void in every process before the views know of its end', async () => {
    const reader = await program('read');
    const { log } = running.product.ports;
    const head = jest.spyOn(log, 'head');
    head.mockImplementation(async (stream) => {
      head.mockRestore();
      return { ...(await log.head(stream)), lastType: 'token.revoked' };
    });
    expect((await reader.get('/available-games')).status).toBe(401);
    expect((await reader.get('/available-games')).status).toBe(200);
  });

  it.each([30, 90, 365])('of %i days opens nothing after them', async (days) => {
    const { token } = (await make({ days })).body;
    const reader = new TestUser(running.url, user.userId, token);
    expect(await inDays(days - 0.01, async () => (await reader.get('/available-games')).status)).toBe(200);
    expect(await inDays(days + 0.01, async () => (await reader.get('/available-games')).status)).toBe(401);
  });

  it('cannot be guessed, cut, or used under another name', async () => {
    const { token } = (await make()).body;
    const other = token.endsWith('A') ? 'B' : 'A';
    for (const forged of [
      token.slice(0, -1),
      `${token.slice(0, -1)}${other}`,
      `${token}A`,
      'cl_',
      `CL_${token.slice(3)}`,
    ])
      expect((await new TestUser(running.url, '', forged).get('/available-games')).status).toBe(401);
  });

  it('only reads while its owner is suspended, and can still be revoked then', async () => {
    await user.post('/new-user', { displayName: `n${user.userId.slice(0, 8)}` });
    const [reader, writer] = [await program('read'), await program('write:lists')];
    await controlCommands.suspend?.(running.product, user.email);
    await running.product.projector.idle();
    expect((await reader.get('/user/lists')).status).toBe(200);
    expect(await writer.post('/lists/make', { name: 'x' })).toMatchObject({ status: 403, body: { code: 'suspended' } });
    expect((await make()).status).toBe(403);
    for (const { _id } of await listed()) expect((await revoke(_id)).status).toBe(200);
    expect((await reader.get('/user/lists')).status).toBe(401);
  });

  it('ends with the account', async () => {
    const reader = await program('read');
    await user.post('/user/delete-account', { email: user.email });
    expect((await reader.get('/available-games')).status).toBe(401);
    await untilErased(running, user.userId);
    expect((await reader.get('/available-games')).status).toBe(401);
    await running.product.projector.rebuild('tokens');
    expect((await verifyProduct(running.product)).filter((each) => each.startsWith('API token'))).toEqual([]);
  });

  it('gives an admin no more than anybody', async () => {
    await controlCommands.grant?.(running.product, user.email);
    const author = await TestUser.signUp(running.url);
    const comboId = await recordCombo(running.product, author.userId);
    const comment = await author.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: 'x' });
    const all = await program(...SCOPES);
    const commentId = comment.body.insertedId;
    const asked = (by: TestUser) => [
      () => by.post('/update-combo', { comboId, name: 'mine' }),
      () => by.post('/generate-preview', { comboId }),
      () => by.post('/remove-comment', { commentId }),
      () => by.post('/delete-combo', { comboId }),
      () => by.get('/moderation/cases'),
    ];
    for (const call of asked(all)) expect((await call()).status).toBe(403);
    for (const call of asked(user)) expect((await call()).status).toBe(200);
  });

  it('sends clips with the scope to write combos', async () => {
    const [reader, writer] = [await program('read'), await program('write:combos')];
    expect((await new TusUser(reader).begin(1000)).status).toBe(403);
    const begun = await new TusUser(writer).begin(1000);
    expect(begun.status).toBe(201);
    expect((await new TusUser(writer).head(begun.uploadId)).offset).toBe(0);
    expect((await new TusUser(reader).head(begun.uploadId)).status).toBe(403);
  });

  it('opens no live connection and no session, and says so', async () => {
    const { token } = (await make({ scopes: SCOPES })).body;
    using viewer = LiveViewer.connect(running.url, token);
    const error = await new Promise<Error & { data?: unknown }>((resolve) =>
      viewer.socket.on('connect_error', resolve),
    );
    expect([error.message, error.data]).toEqual([
      'not-for-tokens',
      { detail: 'No API token opens a live connection. Connect without one to hear what everybody may see.' },
    ]);
    const session = await new TestUser(running.url, user.userId, token).get('/auth/token');
    expect(session.status).toBe(401);
  });
});

describe('the tokens of one user', () => {
  it('are not more than twenty, made all at once too', async () => {
    const sent = await Promise.all(Array.from({ length: LIMITS.apiTokens + 2 }, () => make()));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(LIMITS.apiTokens);
    expect(sent.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      body: {
        code: 'too-many-api-tokens',
        detail: 'You have 20 API tokens, which is as many as there can be. Revoke one first.',
      },
    });
    const _id = (await listed())[0]?._id ?? '';
    await revoke(_id);
    expect((await make()).status).toBe(200);
  });

  it('that have expired take no room from new ones', async () => {
    await inDays(-31, async () => {
      for (let i = 0; i < LIMITS.apiTokens; i += 1) expect((await make()).status).toBe(200);
      expect((await make()).status).toBe(422);
    });
    expect((await make()).status).toBe(200);
    expect(await listed()).toHaveLength(LIMITS.apiTokens + 1);
  });

  it('are made once per key: a repeat makes none and tells no text', async () => {
    const key = { 'idempotency-key': 'make one' };
    const body = { name: 'Overlay', scopes: ['read'], days: 30 };
    const ask = (asked: object = body) => user.post<Made & { tokenId: string }>('/user/make-api-token', asked, key);
    const sent = await Promise.all([ask(), ask(), ask()]);
    const made = sent.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const tokenId = made[0]?.body.apiToken._id;
    for (const again of [...sent.filter((each) => each !== made[0]), await ask()]) {
      expect(again).toMatchObject({ status: 409, body: { code: 'api-token-made', tokenId } });
      expect(JSON.stringify(again.body)).not.toContain('cl_');
    }
    expect((await ask({ ...body, name: 'Bot' })).body).toMatchObject({ code: 'idempotency-key-reused' });
    expect((await listed()).map(({ _id }) => _id)).toEqual([tokenId]);
    await revoke(tokenId ?? '');
    expect((await ask()).status).toBe(409);
    expect(await listed()).toEqual([]);
  });

  it('are not told to others, who cannot revoke them either', async () => {
    const { apiToken } = (await make()).body;
    const other = await TestUser.signUp(running.url);
    expect((await other.get<{ tokens: ApiToken[] }>('/user/api-tokens')).body.tokens).toEqual([]);
    expect((await other.post('/user/revoke-api-token', { tokenId: apiToken._id })).status).toBe(404);
    expect(await listed()).toEqual([apiToken]);
  });

  it('are built anew into the same documents', async () => {
    const reader = await program('read');
    await reader.get('/available-games');
    const { apiToken } = (await make()).body;
    await revoke(apiToken._id);
    const { projector } = running.product;
    await projector.idle();
    const before = await projector.digests();
    expect(before).toHaveProperty('apiTokens');
    await projector.rebuild('tokens');
    expect(await projector.digests()).toEqual(before);
    expect(await verifyProduct(running.product)).toEqual([]);
    expect((await reader.get('/available-games')).status).toBe(200);
  });
});

it.each([
  { name: '' },
  { name: 'x'.repeat(61) },
  { scopes: [] },
  { scopes: ['admin'] },
  { days: 31 },
  { days: null },
  { userId: 'somebody' },
])('refuses to make one of %j', async (body) => {
  expect((await make(body)).status).toBe(400);
  expect(await listed()).toEqual([]);
});
