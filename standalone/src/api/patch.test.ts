import { GAME_IDS, isPatch, patchesOf, type Combo, type SearchResult } from '@combolab/contracts';
import { comboForm, makeClip } from '../testing/clips.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let author: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());

const patchOf = async (comboId: string): Promise<string | null | undefined> =>
  (await author.get<Combo[]>(`/combo/${comboId}`)).body[0]?.patch;
const edit = (comboId: string, changes: object) => author.post('/update-combo', { comboId, ...changes });
const found = async (query: string): Promise<readonly string[]> =>
  (await author.get<SearchResult>(`/search/combos?${query}`)).body.hits.map(({ _id }) => _id);

it('knows its own list, newest first, and takes newer versions of Ultimate', () => {
  const number = (text: string) => text.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  for (const game of GAME_IDS) {
    const patches = patchesOf(game);
    expect(new Set(patches).size).toBe(patches.length);
    for (const patch of patches) expect(isPatch(game, patch)).toBe(true);
  }
  expect([...patchesOf('ssbu')].sort((a, b) => number(b) - number(a))).toEqual(patchesOf('ssbu'));
  expect(['14.2.10', '1.0', '1.0.0.0', '13.0.x', ''].map((text) => isPatch('ssbu', text))).toEqual([
    ...[true, false, false, false, false],
  ]);
  expect([isPatch('ssbm', '1.03'), isPatch('ssbm', '13.0.3'), isPatch('ssb64', '1.00')]).toEqual([false, false, false]);
});

it('is told when a combo is shared, or not', async () => {
  const clip = await makeClip({ seconds: 0.5 });
  const told = await author.form<Combo>('/add-combo', comboForm(clip, { patch: '13.0.3' }));
  expect([told.status, told.body.patch]).toEqual([201, '13.0.3']);
  const silent = await author.form<Combo>('/add-combo', comboForm(clip, {}));
  expect([silent.status, silent.body.patch]).toEqual([201, null]);
  const wrong = await author.form('/add-combo', comboForm(clip, { patch: '1.02' }));
  expect([wrong.status, wrong.body.detail]).toEqual([
    400,
    "patch: '1.02' is not a version of Super Smash Bros. Ultimate. Choose one from the list, or leave it out.",
  ]);
});

it('is changed, withdrawn, and gone with the game it was of; the same again records nothing', async () => {
  const comboId = await recordCombo(running.product, author.userId);
  const version = async () => (await running.product.ports.log.head(`combo/${comboId}`)).version;
  expect(await patchOf(comboId)).toBeNull();
  expect((await edit(comboId, { patch: '8.1.0' })).status).toBe(200);
  expect((await edit(comboId, { patch: '8.1.0' })).status).toBe(200);
  expect([await patchOf(comboId), await version()]).toEqual(['8.1.0', 2]);
  await edit(comboId, { name: 'Other words' });
  expect(await patchOf(comboId)).toBe('8.1.0');
  expect((await edit(comboId, { patch: 'PAL' })).status).toBe(400);
  expect((await edit(comboId, { patch: null })).status).toBe(200);
  expect((await edit(comboId, { patch: null })).status).toBe(200);
  expect([await patchOf(comboId), await version()]).toEqual([null, 4]);
  await edit(comboId, { patch: '8.1.0' });
  await edit(comboId, { gameId: 'ssbm', characterId: 'ssbm:fox', characterIds: ['ssbm:marth'] });
  expect(await patchOf(comboId)).toBeNull();
  await edit(comboId, { patch: 'PAL' });
  expect(await patchOf(comboId)).toBe('PAL');
});

it('is what combos are searched by', async () => {
  const [old, now, silent] = await Promise.all([
    recordCombo(running.product, author.userId, { patch: '3.1.0' }),
    recordCombo(running.product, author.userId, { patch: '12.0.0' }),
    recordCombo(running.product, author.userId),
  ]);
  expect(await found('patch=3.1.0')).toEqual([old]);
  expect(await found('game=ssbu&patch=12.0.0')).toEqual([now]);
  expect(await found('game=ssbm&patch=12.0.0')).toEqual([]);
  expect(await found('patch=11.0.0')).toEqual([]);
  expect(await found('limit=50')).toEqual(expect.arrayContaining([old, now, silent]));
  const wrong = await author.get('/search/combos?patch=newest');
  expect([wrong.status, wrong.body.detail]).toEqual([400, 'patch: is not a version of a game such as 13.0.3 or PAL']);
});
