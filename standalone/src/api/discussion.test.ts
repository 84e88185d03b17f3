import { ComboAdded, type Comment } from '@combolab/contracts';
import { controlCommands } from '../control/control-commands.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

interface Page {
  readonly comments: Comment[];
  readonly total: number;
  readonly cursor: string | null;
}

let running: TestProduct;
let fan: TestUser;
let other: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  fan = await TestUser.signUp(running.url, 'fanny');
  other = await TestUser.signUp(running.url, 'other');
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  comboId = await recordCombo(running.product, fan.userId);
});

const add = async (comment: string, more: object = {}): Promise<Comment> =>
  (await fan.post<{ comment: Comment }>('/combo/add-comment', { comboId, comment, ...more })).body.comment;
const edit = (user: TestUser, commentId: string, comment: string, headers = {}) =>
  user.post<{ comment: Comment; readAfter: string }>('/combo/edit-comment', { commentId, comment }, headers);
const all = async (): Promise<Comment[]> => (await fan.get<Comment[]>(`/get-comments/${comboId}`)).body;
const page = async (query = ''): Promise<Page> => (await fan.get<Page>(`/combos/${comboId}/comments${query}`)).body;

describe('editing a comment', () => {
  it('replaces its text, keeps its place and says when', async () => {
    const first = await add('Works at 64.');
    await add('second');
    const { status, body } = await edit(fan, first._id, '  Works at 62.  ');
    const { editedAt = '', ...rest } = body.comment;
    expect([status, rest]).toEqual([200, { ...first, text: 'Works at 62.' }]);
    expect(new Date(editedAt).toISOString()).toBe(editedAt);
    expect(await all()).toEqual([body.comment, expect.objectContaining({ text: 'second' })]);
  });

  it('is for its author alone, and not for what is gone', async () => {
    const { _id } = await add('mine');
    expect((await edit(other, _id, 'yours')).status).toBe(403);
    await controlCommands.grant?.(running.product, other.email);
    expect((await edit(other, _id, 'moderated')).status).toBe(403);
    await controlCommands.revoke?.(running.product, other.email);
    for (const bad of ['', '   ', 'x'.repeat(2001)]) expect((await edit(fan, _id, bad)).status).toBe(400);
    await fan.post('/remove-comment', { commentId: _id });
    expect((await edit(fan, _id, 'again')).status).toBe(404);
    expect((await edit(fan, `${comboId}${'A'.repeat(22)}`, 'never')).status).toBe(404);
    const orphan = await add('last words');
    await fan.post('/delete-combo', { comboId });
    expect((await edit(fan, orphan._id, 'too late')).status).toBe(404);
  });

  it('records nothing when the text is the same, and one event for a repeated key', async () => {
    const { _id } = await add('same');
    const key = { 'idempotency-key': `edit-${_id.slice(-8)}` };
    expect((await edit(fan, _id, 'same')).body.comment.editedAt).toBeUndefined();
    await edit(fan, _id, 'changed', key);
    expect((await edit(fan, _id, 'changed', key)).body.comment.text).toBe('changed');
    const events = await running.product.ports.log.readStream(`combo/${comboId}/comments/${_id}`);
    expect(events.map(({ type }) => type)).toEqual(['comment.added', 'comment.edited']);
  });

  it('shows to everyone who watches', async () => {
    const { _id } = await add('before');
    using viewer = LiveViewer.connect(running.url);
    await viewer.join([{ room: `combo:${comboId}` }]);
    const { body } = await edit(fan, _id, 'after');
    const message = await waitUntil('the edit', () => Promise.resolve(viewer.last('comments')));
    expect(message).toMatchObject({ numComments: 1, commentsAdded: [body.comment], commentsRemoved: [] });
  });
});

describe('a comment', () => {
  it('may be about a frame, and answer another comment of the combo', async () => {
    const asked = await add('Why the fast fall?', { frame: 42 });
    const answered = await add('To land first.', { parentId: asked._id });
    expect(await all()).toEqual([asked, answered]);
    expect([asked.frame, asked.parentId, answered.frame, answered.parentId]).toEqual([
      42,
      undefined,
      undefined,
      asked._id,
    ]);
    await edit(fan, asked._id, 'Why fast-fall here?');
    expect((await all())[0]).toMatchObject({ frame: 42, text: 'Why fast-fall here?' });
  });

  it('refuses a frame that no clip has, and a comment to answer that is not there', async () => {
    const post = (more: object) => fan.post('/combo/add-comment', { comboId, comment: 'x', ...more });
    for (const frame of [-1, 1.5, 3601, '7']) expect((await post({ frame })).status).toBe(400);
    const { frames } = ComboAdded.example.video;
    expect(await post({ frame: frames + 1 })).toMatchObject({ status: 422, body: { code: 'past-the-end' } });
    await fan.post('/remove-comment', { commentId: (await add('at the end', { frame: frames }))._id });
    const elsewhere = await recordCombo(running.product, fan.userId);
    const foreign = await fan.post<{ insertedId: string }>('/combo/add-comment', { comboId: elsewhere, comment: 'x' });
    const gone = await add('gone');
    await fan.post('/remove-comment', { commentId: gone._id });
    for (const parentId of [foreign.body.insertedId, gone._id, `${comboId}${'A'.repeat(22)}`, 'x'])
      expect((await post({ parentId })).status).toBe(404);
    expect(await all()).toEqual([]);
  });
});

describe('a page of comments', () => {
  it('goes on where the last one ended, each comment once, oldest first', async () => {
    for (let i = 0; i < 12; i++) await add(`comment ${String(i)}`);
    const first = await page();
    expect([first.comments.length, first.total]).toEqual([10, 12]);
    const rest = await page(`?cursor=${first.cursor ?? ''}`);
    expect(rest.cursor).toBeNull();
    expect([...first.comments, ...rest.comments]).toEqual(await all());
    expect((await page('?limit=50')).comments).toEqual(await all());
  });

  it('has the newest first when it is asked so', async () => {
    for (let i = 0; i < 12; i++) await add(`comment ${String(i)}`);
    const first = await page('?order=newest');
    const rest = await page(`?order=newest&cursor=${first.cursor ?? ''}`);
    expect([first.total, rest.cursor]).toEqual([12, null]);
    expect([...first.comments, ...rest.comments]).toEqual((await all()).reverse());
  });

  it('finds its place when the comment it ended with was removed', async () => {
    for (let i = 0; i < 4; i++) await add(String(i));
    const { comments, cursor } = await page('?limit=2');
    await fan.post('/remove-comment', { commentId: comments[1]?._id });
    const rest = await page(`?limit=2&cursor=${cursor ?? ''}`);
    expect([rest.comments.map(({ text }) => text), rest.total, rest.cursor]).toEqual([['2', '3'], 3, null]);
  });

  it('refuses what is no page', async () => {
    for (const query of ['?limit=0', '?limit=51', '?cursor=forged', '?cursor=', '?skip=1', '?order=best'])
      expect((await fan.get(`/combos/${comboId}/comments${query}`)).status).toBe(400);
    expect((await fan.get('/combos/AAAAAAAAAAAAAAAAAAAAAA/comments')).status).toBe(404);
    expect(await page()).toEqual({ comments: [], total: 0, cursor: null });
  });
});
