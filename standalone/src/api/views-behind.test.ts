import type { Combo, Tally } from '@combolab/contracts';
import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';
import { comboForm, makeClip } from '../testing/clips.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { holdViews } from '../testing/views-stand-still.js';

let running: TestProduct;
let fan: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  fan = await TestUser.signUp(running.url);
  comboId = await recordCombo(running.product, fan.userId);
  await fan.post('/add-favorite-combo', { comboId });
});
afterAll(() => running[Symbol.asyncDispose]());

/** Runs `work` while the projector cannot write. */
async function whileViewsStandStill(work: () => Promise<void>): Promise<void> {
  const letGo = holdViews(running.product.folder.documents);
  try {
    await work();
  } finally {
    letGo();
  }
}

it('answers a command although the views stand still, a read with Read-Stale, and then again fresh', async () => {
  let readAfter = '';
  await whileViewsStandStill(async () => {
    const comment = { comboId, comment: 'early' };
    const { status, body } = await fan.post<{ readAfter: string }>('/combo/add-comment', comment);
    expect(status).toBe(200);
    ({ readAfter } = body);
    const stale = await fan.get<Combo[]>(`/combo/${comboId}`, { 'read-after': readAfter });
    expect([stale.status, stale.headers.get('read-stale'), stale.body[0]?.numComments]).toEqual([200, '1', 0]);
    const found = await fan.get('/search/combos', { 'read-after': readAfter });
    expect([found.status, found.headers.get('read-stale')]).toEqual([200, '1']);
    const visitor = TestUser.visitor(running.url);
    const unasked = await visitor.get(`/combo/${comboId}`, { 'read-after': readAfter });
    expect([unasked.status, unasked.headers.get('read-stale')]).toEqual([200, null]);
  });
  await running.product.projector.idle();
  const fresh = await fan.get<Combo[]>(`/combo/${comboId}`, { 'read-after': readAfter });
  expect([fresh.headers.get('read-stale'), fresh.body[0]?.numComments]).toEqual([null, 1]);
});

it('counts one’s own like in the answer although the views do not have it yet', async () => {
  await whileViewsStandStill(async () => {
    const like = async (likeStatus: number) =>
      (await fan.post<Tally>('/combo/add-feedback', { comboId, likeStatus })).body;
    expect(await like(1)).toMatchObject({ likeStatus: 1, numLikes: 1, numDislikes: 0 });
    expect(await like(-1)).toMatchObject({ dislikeStatus: -1, numLikes: 0, numDislikes: 1 });
    expect(await like(0)).toMatchObject({ likeStatus: 0, dislikeStatus: 0, numLikes: 0, numDislikes: 0 });
  });
  await running.product.projector.idle();
});

it('takes up to 4 values, and waits for all of them', async () => {
  const values: string[] = [];
  for (const likeStatus of [1, 0, -1, 1]) {
    const { body } = await fan.post<{ readAfter: string }>('/combo/add-feedback', { comboId, likeStatus });
    values.push(body.readAfter);
  }
  const read = await fan.get<Combo[]>(`/combo/${comboId}`, { 'read-after': values.join(', ') });
  expect([read.status, read.headers.get('read-stale'), read.body[0]?.likeStatus]).toEqual([200, null, 1]);
});

it('answers with the shared and the edited combo although the views have neither', async () => {
  const clip = await makeClip();
  await whileViewsStandStill(async () => {
    const shared = await fan.form<Combo>('/add-combo', comboForm(clip));
    expect([shared.status, shared.body]).toMatchObject([201, { name: 'Up throw, up air ladder', numLikes: 0 }]);
    const { _id, contentVersion: baseVersion } = shared.body;
    const edited = await fan.post<Combo>('/update-combo', { comboId: _id, name: 'Renamed', baseVersion });
    expect([edited.status, edited.body.name]).toEqual([200, 'Renamed']);
  });
  await running.product.projector.idle();
});

it('shows a combo, and lists with it, although the view of previews does not have it yet', async () => {
  const other = await recordCombo(running.product, fan.userId);
  const database = openDatabase({ file: running.product.folder.documents, synchronous: 'NORMAL' });
  expect(database.prepare('DELETE FROM view_previews_1 WHERE id = ?').run(other).changes).toBe(1);
  database.close();
  const { status, body } = await fan.get<Combo[]>(`/combo/${other}`);
  expect([status, body[0]?._id, body[0]?.previewState]).toEqual([200, other, { state: 'waiting', percent: 0 }]);
  const list = await fan.get<Combo[]>(`/user/combos/${fan.userId}`);
  expect([list.status, list.body.map(({ _id }) => _id)]).toEqual([200, expect.arrayContaining([comboId, other])]);
});
