import { ComboEdited, streams, type AnswerOf, type Combo, type ComboVersion, type routes } from '@combolab/contracts';
import { controlCommands } from '../control/control-commands.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let author: TestUser;
let admin: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url, 'versionauthor');
  admin = await TestUser.signUp(running.url, 'versionadmin');
  await controlCommands.grant?.(running.product, admin.email);
  for (const user of [author, admin]) await user.post('/update-user', { fullscreenMode: true });
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  comboId = await recordCombo(running.product, author.userId);
});

const versionsFor = async (user: TestUser): Promise<readonly ComboVersion[]> =>
  (await user.get<{ versions: ComboVersion[] }>(`/combos/${comboId}/versions`)).body.versions;

it('are all there was of a combo, newest first, with who wrote them', async () => {
  const notes = [{ frame: 30, text: 'Drift' }];
  await author.post('/update-combo', { comboId, name: 'Second', notes, conditions: { di: 'in' }, patch: '13.0.3' });
  await admin.post('/combo/verify', { comboId, verified: true });
  await admin.post('/update-combo', { comboId, name: 'Third', notes: null });
  const versions = await versionsFor(author);
  expect(versions).toMatchObject([
    { contentVersion: 4, name: 'Third', by: { _id: admin.userId, displayName: 'versionadmin' } },
    { contentVersion: 2, name: 'Second', by: { _id: author.userId, displayName: 'versionauthor' }, notes },
    { contentVersion: 1, patch: null, by: { _id: author.userId } },
  ]);
  expect(versions[0]).toMatchObject({ conditions: { di: 'in' }, patch: '13.0.3' });
  expect(versions[0]).not.toHaveProperty('notes');
  for (const { at } of versions) expect(new Date(at).toISOString()).toBe(at);
  expect(await versionsFor(admin)).toEqual(versions);
});

it('are told the newest 50, and the older ones page by page', async () => {
  const edits = Array.from({ length: 104 }, (_, n) =>
    ComboEdited({ ...ComboEdited.example, comboId, name: `Name ${String(n + 2)}` }),
  );
  const context = { commandId: `edited-${comboId}`, actor: author.userId, correlationId: 'test' };
  await running.product.ports.log.append(streams.combo(comboId), 1, edits, context);
  const page = async (query: string) =>
    (await author.get<AnswerOf<typeof routes.comboVersions>>(`/combos/${comboId}/versions${query}`)).body;
  const numbers = (from: number, to: number): number[] => Array.from({ length: from - to + 1 }, (_, n) => from - n);
  const first = await page('');
  expect(first.versions.map(({ contentVersion }) => contentVersion)).toEqual(numbers(105, 56));
  expect([first.versions[0]?.name, first.versions[0]?.by.displayName]).toEqual(['Name 105', 'versionauthor']);
  // one more is written meanwhile: the pages behind stay what they are
  await author.post('/update-combo', { comboId, name: 'Newest' });
  const second = await page(`?cursor=${first.cursor ?? ''}`);
  expect(second.versions.map(({ contentVersion }) => contentVersion)).toEqual(numbers(55, 6));
  const last = await page(`?cursor=${second.cursor ?? ''}&limit=5`);
  expect([last.versions.map(({ contentVersion }) => contentVersion), last.cursor]).toEqual([numbers(5, 1), null]);
  const path = `/combos/${comboId}/versions`;
  for (const wrong of ['limit=51', 'limit=0', 'cursor=x', 'cursor=-1', 'page=2'])
    expect((await author.get(`${path}?${wrong}`)).status).toBe(400);
});

it('can be gone back to by saving one again', async () => {
  await author.post('/update-combo', { comboId, name: 'Second', tags: ['Read'], notes: [{ frame: 1, text: 'x' }] });
  const [now, first] = await versionsFor(author);
  if (now === undefined || first === undefined) throw new Error('no versions');
  const { contentVersion: _, at: __, by: ___, ...content } = first;
  const back = { ...content, notes: content.notes ?? null, conditions: content.conditions ?? null };
  const saved = await author.post<Combo>('/update-combo', { comboId, baseVersion: now.contentVersion, ...back });
  expect([saved.status, saved.body.contentVersion]).toEqual([200, 3]);
  const [latest] = await versionsFor(author);
  expect(latest).toEqual({ ...first, contentVersion: 3, at: latest?.at });
});

it('are nobody else’s, and gone with the combo', async () => {
  const stranger = await TestUser.signUp(running.url);
  const path = `/combos/${comboId}/versions`;
  expect((await stranger.get(path)).status).toBe(404);
  expect((await TestUser.visitor(running.url).get(path)).status).toBe(401);
  expect((await author.get('/combos/never/versions')).status).toBe(404);
  await author.post('/delete-combo', { comboId });
  expect((await author.get(path)).status).toBe(404);
});
