import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, type Combo, type Notification, type OwnUser, type ViewVersion } from '@combolab/contracts';
import { controlCommands } from '../control/control-commands.js';
import { verifyProduct } from '../maintenance/verify-product.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

let dataDir: string;
let running: TestProduct;
let user: TestUser;
let other: TestUser;

const start = async () => {
  const started = await startTestProduct({ env: { RATE_LIMITS: 'off' }, dataDir });
  const { jobs } = started.product.ports;
  await waitUntil('the reaction', async () => (await jobs.checkpoint('notifications')) ?? undefined);
  return started;
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'combolab-notifications-'));
  running = await start();
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  user = await TestUser.signUp(running.url);
  other = await TestUser.signUp(running.url);
  for (const each of [user, other]) await each.post('/user/notification-settings', { off: [] });
});

interface Inbox {
  readonly notifications: readonly Notification[];
  readonly unread: number;
  readonly cursor: string | null;
  readonly versions: { readonly inbox: ViewVersion };
}
const inboxOf = async (who: TestUser, query = '') =>
  (await who.get<Inbox>(`/user/notifications${query}`, { 'read-after': await now() })).body;
const now = async (): Promise<string> => Buffer.from(await running.product.ports.log.end()).toString('base64url');
/** The inbox once it holds this many. */
const inboxWith = (count: number, who = user) =>
  waitUntil(`${String(count)} notifications`, async () => {
    const inbox = await inboxOf(who, '?limit=50');
    return inbox.notifications.length >= count ? inbox : undefined;
  });
const share = (who: TestUser, content: object = {}) => recordCombo(running.product, who.userId, content);
const comment = (who: TestUser, comboId: string, text = 'Nice one') =>
  who.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: text });
const marioOnDk = { gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: ['ssbu:donkey-kong'] };
const watch = async (who: TestUser, query: string, more: object = {}) =>
  (await who.post<{ search: { _id: string; name: string } }>('/user/save-search', { query, alert: true, ...more })).body
    .search;

it('tells of a new combo that a saved search finds, once however many of them find it', async () => {
  const one = await watch(user, 'game=ssbu&q=mario on dk 0-60', { name: 'Mario on DK' });
  const two = await watch(user, 'attacker=ssbu:mario');
  await watch(user, 'game=ssbu&defender=ssbu:donkey-kong', { alert: false });
  await share(other, { ...marioOnDk, characterId: 'ssbu:fox' });
  const comboId = await share(other, { ...marioOnDk, name: 'Ladder', percentRange: [20, 40] });
  const { notifications, unread, cursor } = await inboxWith(1);
  expect([unread, cursor, notifications]).toEqual([
    1,
    null,
    [
      {
        _id: expect.any(String) as string,
        ...{ kind: 'match', read: false, comment: null },
        at: expect.stringMatching(/^20.*Z$/) as string,
        combo: { _id: comboId, name: 'Ladder', gameId: 'ssbu', attacker: 'ssbu:mario' },
        by: { _id: other.userId, displayName: expect.any(String) as string },
        searches: [
          { searchId: one._id, name: one.name },
          { searchId: two._id, name: two.name },
        ].sort((a, b) => (a.searchId < b.searchId ? -1 : 1)),
      },
    ],
  ]);
});

it('tells of an edited combo that a search finds only then, and not again of one it has told of', async () => {
  await watch(user, 'game=ssbu&attacker=ssbu:ness&q=spike');
  const comboId = await share(other, { ...marioOnDk, name: 'Ladder' });
  const edit = (changes: object) => other.post<Combo>('/update-combo', { comboId, ...changes });
  expect((await edit({ characterId: 'ssbu:ness', name: 'Spike' })).status).toBe(200);
  await inboxWith(1);
  await edit({ name: 'Spike again' });
  await edit({ name: 'Another' });
  await edit({ name: 'A spike' });
  const own = await share(user);
  await comment(other, own);
  const { notifications } = await inboxWith(2);
  expect(notifications.map(({ kind, combo }) => [kind, combo?.name ?? null])).toEqual([
    ['comment', expect.any(String)],
    ['match', 'A spike'],
  ]);
});

it('does not tell of an edited combo that a search found before, nor of one that is only verified now', async () => {
  const comboId = await share(other, { ...marioOnDk, characterId: 'ssbu:lucas', name: 'Ladder' });
  await watch(user, 'attacker=ssbu:lucas');
  const verified = await watch(user, 'attacker=ssbu:lucas&verified=true');
  expect((await other.post<Combo>('/update-combo', { comboId, name: 'Corrected' })).status).toBe(200);
  const own = await share(user);
  await comment(other, own);
  expect((await inboxWith(1)).notifications.map(({ kind }) => kind)).toEqual(['comment']);
  await controlCommands.grant?.(running.product, other.email);
  for (const isVerified of [true, false, true])
    expect((await other.post('/combo/verify', { comboId, verified: isVerified })).status).toBe(200);
  await comment(other, own);
  const { notifications } = await inboxWith(3);
  expect(notifications.map(({ kind, searches }) => [kind, searches.map(({ searchId }) => searchId)])).toEqual([
    ['comment', []],
    ['match', [verified._id]],
    ['comment', []],
  ]);
});

it('tells authors of comments and of their combos verified, and nobody of what they did themselves', async () => {
  await watch(user, 'game=ssbu&attacker=ssbu:mario');
  await controlCommands.grant?.(running.product, other.email);
  const comboId = await share(user, { ...marioOnDk, name: 'My own' });
  await comment(user, comboId);
  await comment(other, comboId, `At 64 ${'too '.repeat(60)}`);
  expect((await other.post('/combo/verify', { comboId, verified: true })).status).toBe(200);
  const { notifications, unread } = await inboxWith(2);
  expect(unread).toBe(2);
  expect(notifications).toMatchObject([
    { kind: 'verified', combo: { _id: comboId }, by: null, comment: null, searches: [] },
    { kind: 'comment', combo: { _id: comboId, name: 'My own' }, by: { _id: other.userId } },
  ]);
  expect(notifications[1]?.comment).toMatch(/^At 64 too .{90,110}…$/);
  await controlCommands.grant?.(running.product, user.email);
  await user.post('/combo/verify', { comboId, verified: false });
  await user.post('/combo/verify', { comboId, verified: true });
  await comment(other, comboId, 'The last');
  expect((await inboxWith(3)).notifications.map(({ kind }) => kind)).toEqual(['comment', 'verified', 'comment']);
});

it('does not tell of what is switched off, and does again when it is on', async () => {
  const own = await share(user);
  const set = (off: string[]) => user.post<OwnUser>('/user/notification-settings', { off });
  expect((await set(['verified', 'comment', 'comment'])).body.notificationsOff).toEqual(['comment', 'verified']);
  await comment(other, own, 'unheard');
  await watch(user, 'game=ssbu&q=heard of');
  await share(other, { ...marioOnDk, name: 'Heard of' });
  await inboxWith(1);
  expect((await set([])).body.notificationsOff).toEqual([]);
  await comment(other, own, 'heard');
  expect((await inboxWith(2)).notifications.map((each) => each.comment)).toEqual(['heard', null]);
  for (const off of [['likes'], 'match', undefined]) {
    expect((await user.post('/user/notification-settings', { off })).status).toBe(400);
  }
});

it('marks one or all as read, once, and only one’s own', async () => {
  const own = await share(user);
  for (const text of ['one', 'two', 'three']) await comment(other, own, text);
  const [third, second, first] = (await inboxWith(3)).notifications;
  const read = (who: TestUser, body: object) => who.post('/user/notifications/read', body);
  expect((await read(other, { notificationId: second?._id })).status).toBe(404);
  expect((await read(user, { notificationId: second?._id })).status).toBe(200);
  expect((await read(user, { notificationId: second?._id })).status).toBe(200);
  const marks = async () => {
    const { unread, notifications } = await inboxOf(user);
    return [unread, ...notifications.map((each) => each.read)];
  };
  expect(await marks()).toEqual([2, false, true, false]);
  expect((await read(user, { upTo: first?.at })).status).toBe(200);
  expect(await marks()).toEqual([1, false, true, true]);
  expect((await read(user, { upTo: '2999-01-01T00:00:00Z' })).status).toBe(200);
  expect(await marks()).toEqual([0, true, true, true]);
  await comment(other, own, 'after the future');
  const { unread, notifications } = await inboxWith(4);
  expect([unread, notifications[0]?.read, notifications[1]?._id]).toEqual([1, false, third?._id]);
  for (const body of [{}, { upTo: 'now' }, { upTo: '2026-13-41T00:00:00Z' }, { notificationId: 'x', upTo: third?.at }])
    expect((await read(user, body)).status).toBe(400);
});

it('reads on from a cursor without repeating or leaving out', async () => {
  const own = await share(user);
  for (let i = 0; i < 5; i++) await comment(other, own, String(i));
  await inboxWith(5);
  const seen: (string | null)[] = [];
  for (let query = '?limit=2'; query !== '';) {
    const { notifications, cursor } = await inboxOf(user, query);
    seen.push(...notifications.map((each) => each.comment));
    query = cursor === null ? '' : `?limit=2&cursor=${cursor}`;
  }
  expect(seen).toEqual(['4', '3', '2', '1', '0']);
  expect((await user.get('/user/notifications?cursor=x')).status).toBe(400);
});

it('lists the newest 200 and counts all that is unread', async () => {
  const own = await share(user);
  for (let i = 0; i < LIMITS.notificationsListed + 3; i++) await comment(other, own, String(i));
  await waitUntil('all of them', async () => ((await inboxOf(user, '?limit=1')).unread === 203 ? true : undefined));
  const seen: (string | null)[] = [];
  for (let query = '?limit=50'; query !== '';) {
    const { notifications, cursor } = await inboxOf(user, query);
    seen.push(...notifications.map((each) => each.comment));
    query = cursor === null ? '' : `?limit=50&cursor=${cursor}`;
  }
  expect(seen).toEqual(Array.from({ length: 200 }, (_, i) => String(202 - i)));
  await user.post('/user/notifications/read', { upTo: new Date().toISOString() });
  expect((await inboxOf(user, '?limit=1')).unread).toBe(0);
});

it('still tells of a combo, a comment or a search that is gone, without it', async () => {
  const search = await watch(user, 'game=ssbu&q=goner');
  const comboId = await share(other, { ...marioOnDk, name: 'Goner' });
  await inboxWith(1);
  await user.post('/user/remove-search', { searchId: search._id });
  await other.post('/delete-combo', { comboId });
  const own = await share(user);
  const { insertedId: commentId } = (await comment(other, own, 'taken back')).body;
  await inboxWith(2);
  await other.post('/remove-comment', { commentId });
  const deleted = await share(user);
  await comment(other, deleted, 'on what is gone');
  expect((await inboxWith(3)).notifications[0]?.comment).toBe('on what is gone');
  await user.post('/delete-combo', { comboId: deleted });
  expect((await inboxOf(user)).notifications).toMatchObject([
    { kind: 'comment', comment: null, combo: null, by: { _id: other.userId } },
    { kind: 'comment', comment: null, combo: { _id: own } },
    { kind: 'match', combo: null, searches: [] },
  ]);
});

it('tells the room of its user alone, live, with the version that reads carry', async () => {
  const room = `user:${user.userId}`;
  const forged = `${(user.token ?? '').slice(0, -4)}AAAA`;
  using own = LiveViewer.connect(running.url, user.token);
  using stranger = LiveViewer.connect(running.url, other.token);
  using visitor = LiveViewer.connect(running.url);
  using forger = LiveViewer.connect(running.url, forged);
  const refused = new Promise<string>((resolve) => {
    forger.socket.on('connect_error', ({ message }) => {
      resolve(message);
    });
  });
  expect(await refused).toBe('bad-token');
  for (const viewer of [stranger, visitor])
    expect(await viewer.join([{ room }])).toEqual([{ room, ok: false, problem: 'This room is not yours.' }]);
  const known = { inbox: [1, 0], account: [1, 1] };
  expect(await own.join([{ room }])).toEqual([{ room, ok: true, versions: known, behind: [] }]);
  const comboId = await share(user, { name: 'Told of' });
  await comment(other, comboId, 'Live');
  // what the settings changed may be told only after the room was joined
  const message = await waitUntil('the message', () => {
    const latest = own.last('inbox');
    return Promise.resolve(latest?.unread === 1 ? latest : undefined);
  });
  expect(message).toMatchObject({
    ...{ room, from: [1, 0], to: [1, 1], unread: 1 },
    latest: { kind: 'comment', comment: 'Live', combo: { _id: comboId, name: 'Told of' }, read: false },
  });
  const { versions, notifications } = await inboxOf(user);
  expect([versions.inbox, notifications[0]]).toEqual([message.to, message.latest]);
  await user.post('/user/notifications/read', { notificationId: message.latest?._id });
  await waitUntil('nothing unread', () => Promise.resolve(own.last('inbox')?.unread === 0 ? true : undefined));
  expect(await own.join([{ room, versions: { inbox: [1, 1] } }])).toMatchObject([{ ok: true, behind: ['inbox'] }]);
  expect(stranger.seen).toEqual([]);
});

it('gives nothing twice when the reaction sees everything again, and agrees with the log', async () => {
  await watch(user, 'game=ssbu&q=twice');
  const comboId = await share(other, { ...marioOnDk, name: 'Twice' });
  const own = await share(user);
  await comment(other, own);
  const before = await inboxWith(2);
  await user.post('/user/notifications/read', { notificationId: before.notifications[0]?._id });
  const known = await inboxOf(user);
  const { jobs, log } = running.product.ports;
  await jobs.setCheckpoint('notifications', await log.positionOf(`combo/${comboId}`, 0));
  await running[Symbol.asyncDispose]();
  running = await start();
  user = new TestUser(running.url, user.userId, user.token);
  other = new TestUser(running.url, other.userId, other.token);
  await comment(other, own, 'after the restart');
  const after = await inboxWith(3);
  expect(after.notifications.slice(1)).toEqual(known.notifications);
  expect([known.unread, after.unread]).toEqual([1, 2]);
  // recorded combos have no clips
  const findings = await verifyProduct(running.product);
  expect(findings.filter((each) => !each.startsWith('file '))).toEqual([]);
});

it('begins at the end of the log when it first starts on an installation with a history', async () => {
  const own = await share(user);
  const set = (off: string[]) => user.post('/user/notification-settings', { off });
  await set(['comment']);
  await comment(other, own, 'history');
  await share(other);
  await set([]);
  const { jobs } = running.product.folder;
  await running[Symbol.asyncDispose]();
  await rm(jobs);
  running = await start();
  user = new TestUser(running.url, user.userId, user.token);
  other = new TestUser(running.url, other.userId, other.token);
  await comment(other, own, 'news');
  const { notifications } = await inboxWith(1);
  expect(notifications.map((each) => each.comment)).toEqual(['news']);
});
