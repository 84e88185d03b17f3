import type { Combo, Problem } from '@combolab/contracts';
import { controlCommands } from '../control/control-commands.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

type Written = Combo & { readAfter: string };

let running: TestProduct;
let author: TestUser;
let other: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url);
  other = await TestUser.signUp(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  comboId = await recordCombo(running.product, author.userId);
});

describe('update-combo', () => {
  it('replaces what is sent and keeps the rest', async () => {
    const { status, body } = await author.post<Written>('/update-combo', {
      comboId,
      name: 'Renamed',
      tags: ['Read', 'String'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Renamed',
      tags: ['Read', 'String'],
      percentRange: [20, 60],
      characterId: 'ssbu:mario',
    });
    expect(body.readAfter).toEqual(expect.any(String));
  });

  it('refuses a stale base with what is there now, and accepts an old client', async () => {
    const base = (await author.get<Combo[]>(`/combo/${comboId}`)).body[0]?.contentVersion;
    expect((await author.post('/update-combo', { comboId, name: 'First', baseVersion: base })).status).toBe(200);
    const stale = await author.post<Problem & { current: { name: string } }>('/update-combo', {
      comboId,
      name: 'Second',
      baseVersion: base,
    });
    expect(stale.status).toBe(409);
    expect(stale.body.current.name).toBe('First');
    expect((await author.post<Written>('/update-combo', { comboId, name: 'Third' })).body.name).toBe('Third');
  });

  it('expands groups, refuses fighters of another game and a group as attacker', async () => {
    const spacies = await author.post<Written>('/update-combo', {
      comboId,
      characterIds: ['ssbu:spacies', 'ssbu:fox'],
    });
    expect(spacies.body.characterIds).toEqual(['ssbu:fox', 'ssbu:falco', 'ssbu:wolf']);
    expect((await author.post('/update-combo', { comboId, characterIds: ['ssbm:fox'] })).status).toBe(400);
    expect((await author.post('/update-combo', { comboId, characterId: 'ssbu:spacies' })).status).toBe(400);
    expect((await author.post('/update-combo', { comboId, gameId: 'ssbm' })).status).toBe(400);
  });

  it('refuses a hold that is never released', async () => {
    const actions = [{ frame: 3, presses: [{ type: 'B_BUTTON', hold: 'START_HOLD' }] }];
    const { status, body } = await author.post('/update-combo', { comboId, actions });
    expect([status, body.code]).toEqual([422, 'unreleased-hold']);
  });

  it('belongs to the author and admins', async () => {
    expect((await other.post('/update-combo', { comboId, name: 'Mine now' })).status).toBe(403);
    await controlCommands.grant?.(running.product, other.email);
    expect((await other.post<Written>('/update-combo', { comboId, name: 'Mended' })).body.name).toBe('Mended');
    await controlCommands.revoke?.(running.product, other.email);
  });
});

describe('delete-combo', () => {
  it('is final, for every later call', async () => {
    expect((await other.post('/delete-combo', { comboId })).status).toBe(403);
    expect((await author.post('/delete-combo', { comboId })).status).toBe(200);
    const calls = await Promise.all([
      author.get(`/combo/${comboId}`),
      author.post('/delete-combo', { comboId }),
      author.post('/update-combo', { comboId, name: 'x' }),
      author.post('/combo/add-feedback', { comboId, likeStatus: 1 }),
      author.post('/combo/add-comment', { comboId, comment: 'x' }),
      author.post('/add-favorite-combo', { comboId }),
      author.get(`/get-comments/${comboId}`),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404));
    const { body } = await author.get<Combo[]>(`/user/combos/${author.userId}`);
    expect(body.map(({ _id }) => _id)).not.toContain(comboId);
  });
});

describe('combo/{id}/{userId}', () => {
  it('is for that user alone', async () => {
    expect((await author.get<Combo[]>(`/combo/${comboId}/${author.userId}`)).body[0]?._id).toBe(comboId);
    expect((await author.get(`/combo/${comboId}/${other.userId}`)).status).toBe(403);
    expect((await TestUser.visitor(running.url).get(`/combo/${comboId}/${other.userId}`)).status).toBe(401);
    expect((await author.get<Combo[]>(`/combo/${comboId}/`)).body[0]?._id).toBe(comboId);
  });
});
