import {
  LIMITS,
  type AnswerOf,
  type Combo,
  type Comment,
  type Notification,
  type OwnUser,
  type ViewMessage,
  type routes,
} from '@combolab/contracts';
import { controlCommands } from '../control/control-commands.js';
import { verifyProduct } from '../maintenance/verify-product.js';
import { comboForm, makeClip } from '../testing/clips.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { publishGuide } from '../testing/published-guide.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

let running: TestProduct;
let author: TestUser;
let reader: TestUser;
let admin: TestUser;
let visitor: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  const { jobs } = running.product.ports;
  await waitUntil('the reaction', async () => (await jobs.checkpoint('notifications')) ?? undefined);
  visitor = TestUser.visitor(running.url);
  admin = await TestUser.signUp(running.url);
  reader = await TestUser.signUp(running.url);
  await controlCommands.grant?.(running.product, admin.email);
});
afterAll(async () => {
  // the combos here have no clips
  const findings = (await verifyProduct(running.product)).filter((finding) => !finding.startsWith('file '));
  expect(findings).toEqual([]);
  await running[Symbol.asyncDispose]();
});
beforeEach(async () => {
  author = await TestUser.signUp(running.url);
  await author.post('/user/notification-settings', { off: [] });
  comboId = await recordCombo(running.product, author.userId, { characterId: 'ssbu:ridley', name: 'Skewer loop' });
});

type Cases = AnswerOf<typeof routes.moderationCases>;
type Log = AnswerOf<typeof routes.moderationLog>;
type Kind = Cases['cases'][number]['kind'];

const report = (who: TestUser, kind: Kind, subjectId: string, text = '') =>
  who.post('/report', { kind, subjectId, reason: 'wrong', text });
const decide = (kind: Kind, subjectId: string, outcome: string, more: object = {}) =>
  admin.post('/moderation/decide', { kind, subjectId, outcome, ...more });
const cases = async (query = 'limit=50') => (await admin.get<Cases>(`/moderation/cases?${query}`)).body;
const caseOf = async (kind: Kind, subjectId: string, state = 'open') =>
  (await cases(`limit=50&state=${state}`)).cases.find(({ _id }) => _id === `${kind}-${subjectId}`);
const commentOn = async (who: TestUser, text = 'Rude words') =>
  (await who.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: text })).body.insertedId;
const ok = async (asked: Promise<{ status: number }>) => {
  expect((await asked).status).toBe(200);
};

describe('reports', () => {
  it('are kept once per person and thing until they are answered, and shown with the thing', async () => {
    await ok(report(reader, 'combo', comboId, 'The clip shows Ganondorf.'));
    await ok(report(reader, 'combo', comboId, 'Once more.'));
    await ok(report(admin, 'combo', comboId));
    const open = await caseOf('combo', comboId);
    expect(open).toMatchObject({
      ...{ open: 2, total: 2, kind: 'combo', subjectId: comboId, acts: [] },
      thing: { title: 'Skewer loop', path: `/combo/${comboId}`, hidden: false },
      author: { _id: author.userId, isAdmin: false, suspension: null },
    });
    expect(open?.reports.map(({ text }) => text)).toEqual(['', 'The clip shows Ganondorf.']);
    await ok(decide('combo', comboId, 'dismissed'));
    expect(await caseOf('combo', comboId)).toBeUndefined();
    expect(await caseOf('combo', comboId, 'decided')).toMatchObject({ open: 0, acts: [{ outcome: 'dismissed' }] });
    await ok(report(reader, 'combo', comboId));
    expect(await caseOf('combo', comboId)).toMatchObject({ open: 1, total: 3 });
    await ok(decide('combo', comboId, 'dismissed'));
  });

  it('are refused for what is not there, not seen, or one’s own', async () => {
    expect((await report(reader, 'combo', 'A'.repeat(22))).status).toBe(404);
    expect((await report(reader, 'comment', 'A'.repeat(44))).status).toBe(404);
    expect((await report(reader, 'guide', 'A'.repeat(22))).status).toBe(404);
    expect((await report(reader, 'user', 'nobody')).status).toBe(404);
    const draft = await author.post<{ _id: string }>('/guides/create', {});
    expect((await report(reader, 'guide', draft.body._id)).status).toBe(404);
    const own = await report(author, 'combo', comboId);
    expect([own.status, own.body.code]).toEqual([422, 'own-thing']);
    expect((await report(reader, 'combo', comboId, 'x'.repeat(LIMITS.reportLength + 1))).status).toBe(400);
  });

  it('come live to admins, page by page, and to nobody who is an admin no more', async () => {
    const helper = await TestUser.signUp(running.url);
    await controlCommands.grant?.(running.product, helper.email);
    await running.product.projector.idle();
    using viewer = LiveViewer.connect(running.url, helper.token);
    await viewer.join([{ room: 'moderation' }, { room: `user:${helper.userId}` }]);
    await ok(report(reader, 'combo', comboId));
    const message = await waitUntil('the report', () => Promise.resolve(viewer.last('list')));
    expect(message).toMatchObject({ room: 'moderation', added: [`combo-${comboId}`], removed: [] });
    await ok(report(reader, 'user', author.userId));
    const first = await cases('limit=1');
    const second = await cases(`limit=1&cursor=${first.cursor ?? ''}`);
    expect([first.total, first.cases[0]?._id, second.cases[0]?._id]).toEqual([
      2,
      `combo-${comboId}`,
      `user-${author.userId}`,
    ]);
    expect(second.cursor).toBeNull();
    await controlCommands.revoke?.(running.product, helper.email);
    await waitUntil('the end of the role', () =>
      Promise.resolve(viewer.last('account')?.userType === 'USER' ? true : undefined),
    );
    const seen = viewer.seen.length;
    await ok(decide('combo', comboId, 'dismissed'));
    await ok(decide('user', author.userId, 'dismissed'));
    await ok(helper.post('/update-user', { fullscreenMode: true }));
    await waitUntil('what comes later', () => Promise.resolve(viewer.seen.length > seen ? true : undefined));
    expect(viewer.seen.slice(seen).map(({ room }) => room)).toEqual([`user:${helper.userId}`]);
    expect(await viewer.join([{ room: 'moderation' }])).toMatchObject([{ ok: false }]);
  });
});

describe('a hidden combo', () => {
  const listed = async (who: TestUser) => {
    const ids = (list: readonly { _id: string }[]) => list.some(({ _id }) => _id === comboId);
    const search = await who.get<{ hits: Combo[] }>('/search/combos?attacker=ssbu:ridley&limit=50');
    const profile = await who.get<{ combos: Combo[] }>(`/users/${author.userId}/combos`);
    const feed = await who.get<string>('/feeds/ssbu:ridley.atom');
    return {
      search: ids(search.body.hits),
      profile: ids(profile.body.combos),
      user: ids((await who.get<Combo[]>(`/user/combos/${author.userId}`)).body),
      feed: feed.body.includes(comboId),
      older: ids((await who.get<Combo[]>('/game/combos/null/ssbu/0/50/ssbu:ridley/[]/null/[0,200]/[]')).body),
    };
  };
  const everywhere = (there: boolean) => ({
    ...{ search: there, profile: there, user: there, feed: there, older: there },
  });
  const reads = ['combo', 'get-comments', 'combos/comments', 'board', 'oembed'] as const;
  const read = (who: TestUser, what: (typeof reads)[number]) =>
    who.get(
      {
        combo: `/combo/${comboId}`,
        'get-comments': `/get-comments/${comboId}`,
        'combos/comments': `/combos/${comboId}/comments`,
        board: `/combos/${comboId}/board`,
        oembed: `/oembed?url=${running.settings.publicUrl}/combo/${comboId}`,
      }[what],
    );

  it('is gone for everybody but its author and admins, and comes back with its tallies', async () => {
    await ok(reader.post('/combo/add-feedback', { comboId, likeStatus: 1 }));
    await commentOn(reader);
    const list = await reader.post<{ listId: string }>('/lists/make', { name: 'Kept', isPublic: true, comboId });
    const before = (await visitor.get<Combo[]>(`/combo/${comboId}`)).body[0];
    using viewer = LiveViewer.connect(running.url);
    await viewer.join([{ room: `combo:${comboId}` }]);
    await ok(decide('combo', comboId, 'hidden', { note: 'Not your clip.' }));
    for (const who of [visitor, reader]) {
      expect(await listed(who)).toEqual(everywhere(false));
      for (const what of reads) expect([what, (await read(who, what)).status]).toEqual([what, 404]);
    }
    for (const who of [author, admin]) {
      const [combo] = (await who.get<Combo[]>(`/combo/${comboId}`)).body;
      expect(combo).toMatchObject({ hidden: true, numLikes: 1, numComments: 1 });
    }
    const mine = (await reader.get<{ combos: Combo[] }>(`/lists/${list.body.listId}`)).body;
    expect(mine).toMatchObject({ combos: [], list: { numCombos: 0 } });
    for (const [path, body] of [
      ['/combo/add-feedback', { comboId, likeStatus: 1 }],
      ['/combo/add-comment', { comboId, comment: 'x' }],
      ['/add-favorite-combo', { comboId }],
      ['/report', { kind: 'combo', subjectId: comboId, reason: 'spam' }],
    ] as const)
      expect([path, (await reader.post(path, body)).status]).toEqual([path, 404]);
    const message = await waitUntil('the hiding', () => Promise.resolve(viewer.last('combo')));
    expect(message).toMatchObject({ hidden: true });
    using late = LiveViewer.connect(running.url);
    expect(await late.join([{ room: `combo:${comboId}` }])).toMatchObject([{ ok: false }]);
    await ok(author.post('/update-combo', { comboId, name: 'Said anew' }));
    await waitUntil('the edit', () => Promise.resolve(viewer.seen.length > 1 ? true : undefined));
    expect(JSON.stringify(viewer.seen)).not.toContain('Said anew');

    await ok(decide('combo', comboId, 'restored'));
    expect(await listed(visitor)).toEqual(everywhere(true));
    const [after] = (await visitor.get<Combo[]>(`/combo/${comboId}`)).body;
    expect(after).toMatchObject({ name: 'Said anew', numLikes: 1, numComments: 1, createdAt: before?.createdAt });
    expect(after).not.toHaveProperty('hidden');
    expect((await reader.get<{ combos: Combo[] }>(`/lists/${list.body.listId}`)).body.combos).toHaveLength(1);
  });

  it('tells its new comments live to its author and admins alone, and to all once it is restored', async () => {
    const room = `combo:${comboId}`;
    using outsider = LiveViewer.connect(running.url, reader.token);
    using own = LiveViewer.connect(running.url, author.token);
    using admins = LiveViewer.connect(running.url, admin.token);
    for (const viewer of [outsider, own, admins]) await viewer.join([{ room }]);
    const heard = (viewer: LiveViewer, what: (message: ViewMessage) => boolean) =>
      waitUntil('a message', () => Promise.resolve(viewer.seen.find(what)));
    const says = (text: string) => (message: ViewMessage) =>
      message.part === 'comments' && message.commentsAdded.some((comment) => comment.text === text);
    const isHidden = (hidden: boolean) => (message: ViewMessage) =>
      message.part === 'combo' && message.hidden === hidden;
    await ok(decide('combo', comboId, 'hidden'));
    for (const viewer of [own, admins]) await heard(viewer, ({ part }) => part === 'comments');
    await heard(outsider, isHidden(true));
    await commentOn(author, 'Among ourselves');
    for (const viewer of [own, admins]) await heard(viewer, says('Among ourselves'));
    await ok(decide('combo', comboId, 'restored'));
    await heard(outsider, isHidden(false));
    await heard(outsider, ({ part }) => part === 'comments');
    expect(JSON.stringify(outsider.seen)).not.toContain('Among ourselves');
    await commentOn(author, 'For all');
    await heard(outsider, says('For all'));
  });

  it('is left for good by who leaves its room meanwhile', async () => {
    const room = `combo:${comboId}`;
    using leaving = LiveViewer.connect(running.url);
    using staying = LiveViewer.connect(running.url);
    for (const viewer of [leaving, staying]) await viewer.join([{ room }]);
    await ok(decide('combo', comboId, 'hidden'));
    const hidden = (viewer: LiveViewer) =>
      waitUntil('the hiding', () => Promise.resolve(viewer.last('combo')?.hidden === true || undefined));
    for (const viewer of [leaving, staying]) await hidden(viewer);
    const seen = leaving.seen.length;
    expect(await leaving.socket.emitWithAck('leave', [room])).toEqual({ ok: true });
    expect(await leaving.join([{ room: `aside:${room}` }])).toMatchObject([{ ok: false }]);
    await ok(decide('combo', comboId, 'restored'));
    await waitUntil('the return', () => Promise.resolve(staying.last('combo')?.hidden === false || undefined));
    await waitUntil('what was missed', () => Promise.resolve(staying.last('comments')));
    expect(await leaving.socket.emitWithAck('leave', [room])).toEqual({ ok: true });
    expect(leaving.seen.length).toBe(seen);
  });

  it('is told of to its author, in the admin’s words', async () => {
    await ok(decide('combo', comboId, 'hidden', { note: 'Not your clip.' }));
    const told = await waitUntil('the notification', async () => {
      const { body } = await author.get<{ notifications: Notification[] }>('/user/notifications');
      return body.notifications.find(({ kind }) => kind === 'moderation');
    });
    expect(told).toMatchObject({
      combo: { _id: comboId, name: 'Skewer loop' },
      decision: { outcome: 'hidden', kind: 'combo', note: 'Not your clip.' },
    });
    expect(told.by).toBeNull();
  });

  it('is the same in views that were built anew', async () => {
    await ok(decide('combo', comboId, 'hidden'));
    await controlCommands.rebuild?.(running.product, 'combos');
    await controlCommands.rebuild?.(running.product, 'moderation');
    expect((await visitor.get(`/combo/${comboId}`)).status).toBe(404);
    expect(await caseOf('combo', comboId, 'decided')).toMatchObject({ thing: { hidden: true } });
  });
});

it('hides a comment for all but its author and admins, and counts it no more until it is restored', async () => {
  const commentId = await commentOn(reader);
  const seen = async (who: TestUser) =>
    (await who.get<Comment[]>(`/get-comments/${comboId}`)).body.map(({ _id }) => _id);
  const count = async () => (await visitor.get<Combo[]>(`/combo/${comboId}`)).body[0]?.numComments;
  using viewer = LiveViewer.connect(running.url);
  await viewer.join([{ room: `combo:${comboId}` }]);
  await ok(decide('comment', commentId, 'hidden'));
  expect([await seen(visitor), await seen(author), await seen(reader), await seen(admin), await count()]).toEqual([
    [],
    [],
    [commentId],
    [commentId],
    0,
  ]);
  const message = await waitUntil('the hiding', () => Promise.resolve(viewer.last('comments')));
  expect(message).toMatchObject({
    ...{ numComments: 0, commentsAdded: [] },
    ...{ commentsRemoved: [commentId], commentsHidden: [commentId] },
  });
  const answer = (who: TestUser) => who.post('/combo/add-comment', { comboId, comment: 'What?', parentId: commentId });
  expect((await answer(author)).status).toBe(404);
  for (const who of [reader, admin]) expect((await answer(who)).status).toBe(200);
  expect(await caseOf('comment', commentId, 'decided')).toMatchObject({
    thing: { title: 'Comment on Skewer loop', text: 'Rude words', hidden: true },
  });
  await ok(decide('comment', commentId, 'restored'));
  expect((await seen(visitor))[0]).toBe(commentId);
  expect((await answer(author)).status).toBe(200);
  expect(await count()).toBe(4);
});

it('hides a guide for all but its author and admins, and lists it again', async () => {
  const guideId = await publishGuide(author, 'Skewers for all');
  const found = async (who: TestUser) => ({
    read: (await who.get(`/guides/id/${guideId}`)).status,
    game: (await who.get<{ _id: string }[]>('/guides/game/ssbu')).body.some(({ _id }) => _id === guideId),
    words: (await who.get<{ total: number }>('/guides/find?q=skewers+for+all')).body.total,
    counted: (await who.get<{ numGuides: number }>(`/users/${author.userId}/profile`)).body.numGuides,
  });
  const shown = { read: 200, game: true, words: 1, counted: 1 };
  const hidden = { read: 404, game: false, words: 0, counted: 0 };
  expect(await found(visitor)).toEqual(shown);
  await ok(decide('guide', guideId, 'hidden'));
  expect([await found(visitor), await found(reader)]).toEqual([hidden, hidden]);
  expect([(await found(author)).read, (await found(admin)).read]).toEqual([200, 200]);
  expect((await author.get<object>(`/guides/id/${guideId}`)).body).toMatchObject({ hidden: true });
  await ok(decide('guide', guideId, 'restored'));
  expect(await found(visitor)).toEqual(shown);
});

it('offers nothing to be done to an account that has ended, and takes no report of it', async () => {
  const leaving = await TestUser.signUp(running.url, 'leaving');
  await ok(leaving.post('/new-user', { displayName: 'Leaving' }));
  await ok(report(reader, 'user', leaving.userId));
  expect(await caseOf('user', leaving.userId)).toMatchObject({ author: { _id: leaving.userId } });
  await ok(leaving.post('/user/delete-account', { email: leaving.email }));
  await running.product.projector.idle();
  expect(await caseOf('user', leaving.userId)).toMatchObject({ author: null, thing: null, open: 1 });
  expect((await report(author, 'user', leaving.userId)).status).toBe(404);
  await ok(decide('user', leaving.userId, 'dismissed'));
});

describe('a suspended account', () => {
  it('may only read, is told until when, and on its open pages at once', async () => {
    using viewer = LiveViewer.connect(running.url, author.token);
    await viewer.join([{ room: `user:${author.userId}` }]);
    await ok(decide('user', author.userId, 'suspended', { days: 7 }));
    const message = await waitUntil('the suspension', () => Promise.resolve(viewer.last('account')));
    expect(message.suspension?.until).toMatch(/^\d{4}-/);
    const refused = await author.post('/combo/add-feedback', { comboId, likeStatus: 1 });
    expect([refused.status, refused.body.code, refused.body.until]).toEqual([
      403,
      'suspended',
      message.suspension?.until,
    ]);
    expect(refused.body.detail).toMatch(/may only read until \d+ \w+ \d{4}/);
    expect((await author.get(`/combo/${comboId}`)).status).toBe(200);
    const own = await author.get<OwnUser>(`/user/${author.userId}`);
    expect(own.body.suspension).toEqual(message.suspension);
    expect((await reader.get<object>(`/user/${author.userId}`)).body).not.toHaveProperty('suspension');
    await ok(decide('user', author.userId, 'unsuspended'));
    await ok(author.post('/combo/add-feedback', { comboId, likeStatus: 1 }));
    await waitUntil('the end', () => Promise.resolve(viewer.last('account')?.suspension === null ? true : undefined));
  });

  it('is not an admin’s, and only a suspension has days', async () => {
    const helper = await TestUser.signUp(running.url);
    await controlCommands.grant?.(running.product, helper.email);
    expect((await decide('user', helper.userId, 'suspended', { days: 1 })).body.code).toBe('is-admin');
    expect((await decide('user', author.userId, 'suspended', { days: 2 })).status).toBe(400);
    expect((await decide('user', author.userId, 'suspended')).status).toBe(400);
    expect((await decide('user', author.userId, 'dismissed', { days: 1 })).status).toBe(400);
    expect((await decide('user', author.userId, 'hidden')).body.code).toBe('not-for-users');
  });

  it('is made, lifted and listed from the command line', async () => {
    const { product } = running;
    const { suspend, unsuspend, list } = controlCommands;
    expect(await suspend?.(product, author.email, '30')).toMatch(/may only read until 20/);
    expect((await author.post('/update-user', { fullscreenMode: true })).status).toBe(403);
    const lines = (await list?.(product))?.split('\n') ?? [];
    expect(lines.filter((line) => line.startsWith('admin') && line.endsWith(admin.email))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('suspended until') && line.endsWith(author.email))).toHaveLength(1);
    expect(await unsuspend?.(product, author.email)).toContain('may do everything again');
    await product.projector.idle();
    await ok(author.post('/update-user', { fullscreenMode: true }));
    expect(await list?.(product)).not.toContain(author.email);
    await expect(suspend?.(product, author.email, 'long')).rejects.toThrow('no number of days');
    await expect(suspend?.(product, 'nobody@example.test')).rejects.toThrow('no account');
    const { body } = await admin.get<Log>(`/moderation/log?person=${author.userId}`);
    expect(body.acts.map(({ outcome, by }) => [outcome, by])).toEqual([
      ['unsuspended', null],
      ['suspended', null],
    ]);
  });
});

it('keeps every act with who and when, by person and by thing, page by page', async () => {
  await ok(report(reader, 'combo', comboId));
  await ok(decide('combo', comboId, 'hidden'));
  await ok(decide('combo', comboId, 'hidden'));
  await ok(decide('combo', comboId, 'restored'));
  await ok(decide('combo', comboId, 'warned', { note: 'Say whose clip it is.' }));
  const log = async (query: string) => (await admin.get<Log>(`/moderation/log?${query}`)).body;
  const outcomes = ({ acts }: Log) => acts.map(({ outcome }) => outcome);
  expect(outcomes(await log(`thing=combo-${comboId}`))).toEqual(['warned', 'restored', 'hidden']);
  expect(outcomes(await log(`person=${author.userId}`))).toEqual(['warned', 'restored', 'hidden']);
  const [act] = (await log(`person=${admin.userId}&limit=1`)).acts;
  expect(act).toMatchObject({
    ...{ outcome: 'warned', title: 'Skewer loop', note: 'Say whose clip it is.' },
    by: { _id: admin.userId },
    author: { _id: author.userId },
  });
  const first = await log(`thing=combo-${comboId}&limit=2`);
  const second = await log(`thing=combo-${comboId}&limit=2&cursor=${first.cursor ?? ''}`);
  expect([outcomes(first), outcomes(second), second.cursor]).toEqual([['warned', 'restored'], ['hidden'], null]);
  expect((await admin.get('/moderation/log?cursor=nonsense')).status).toBe(400);
});

it('tells who shares a clip, and admins, where that very clip is already', async () => {
  const clip = await makeClip({ seconds: 1, size: '160x120' });
  const share = (who: TestUser, name: string) =>
    who.form<AnswerOf<typeof routes.addCombo>>('/add-combo', comboForm(clip, { name }));
  const first = (await share(author, 'The first')).body;
  expect(first).not.toHaveProperty('sameClipAs');
  const second = await share(reader, 'The second');
  expect([second.status, second.body.sameClipAs]).toEqual([201, [{ _id: first._id, name: 'The first' }]]);
  await ok(report(author, 'combo', second.body._id));
  expect((await caseOf('combo', second.body._id))?.sameClip).toEqual([{ _id: first._id, name: 'The first' }]);
  await ok(decide('combo', second.body._id, 'hidden'));
  const other = await share(reader, 'The third');
  expect(other.body.sameClipAs).toEqual([{ _id: first._id, name: 'The first' }]);
});

it('limits how often one reports', async () => {
  await using strict = await startTestProduct({ env: { REPORTS_PER_HOUR: '1' } });
  const [one, two] = [await TestUser.signUp(strict.url), await TestUser.signUp(strict.url)];
  const id = await recordCombo(strict.product, two.userId);
  await ok(report(one, 'combo', id));
  const refused = await report(one, 'combo', id);
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
