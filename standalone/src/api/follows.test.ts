import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthorFollowed, LIMITS, streams, type AnswerOf, type Notification, type routes } from '@combolab/contracts';
import { controlCommands } from '../control/control-commands.js';
import { verifyProduct } from '../maintenance/verify-product.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { publishGuide } from '../testing/published-guide.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { untilErased } from '../testing/until-erased.js';
import { waitUntil } from '../testing/wait-until.js';

type Follow = AnswerOf<typeof routes.followAuthor>;
type Profile = AnswerOf<typeof routes.userProfile>;

let dataDir: string;
let running: TestProduct;
let author: TestUser;
let fan: TestUser;

const start = async () => {
  const started = await startTestProduct({ env: { RATE_LIMITS: 'off' }, dataDir });
  const { jobs } = started.product.ports;
  await waitUntil('the reaction', async () => (await jobs.checkpoint('notifications')) ?? undefined);
  return started;
};
/** Somebody who is known to others. */
async function member(): Promise<TestUser> {
  const user = await TestUser.signUp(running.url);
  await user.post('/user/notification-settings', { off: [] });
  return user;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'combolab-follows-'));
  running = await start();
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  [author, fan] = [await member(), await member()];
});

const follow = (who: TestUser, whom: TestUser) => who.post<Follow>('/user/follow-author', { authorId: whom.userId });
const unfollow = (who: TestUser, whom: TestUser) =>
  who.post<Follow>('/user/unfollow-author', { authorId: whom.userId });
const followed = async (who: TestUser) =>
  (await who.get<AnswerOf<typeof routes.follows>>('/user/follows')).body.authors.map((each) => each.author._id);
const followersOf = async (whom: TestUser) =>
  (await TestUser.visitor(running.url).get<Profile>(`/users/${whom.userId}/profile`)).body.numFollowers;
const share = (who: TestUser, content: object = {}) => recordCombo(running.product, who.userId, content);
const inboxOf = async (who: TestUser) =>
  (await who.get<{ notifications: readonly Notification[] }>('/user/notifications?limit=50')).body.notifications;
const inboxWith = (count: number, who: TestUser) =>
  waitUntil(`${String(count)} notifications`, async () => {
    const inbox = await inboxOf(who);
    return inbox.length >= count ? inbox : undefined;
  });
/** What somebody was told, comments aside. All before the mark has been told when that is there: one is taken after the other. */
async function toldUpTo(who: TestUser): Promise<readonly Notification[]> {
  const mine = await share(who);
  await author.post('/combo/add-comment', { comboId: mine, comment: 'A mark' });
  return waitUntil('the mark', async () => {
    const inbox = await inboxOf(who);
    const isTold = inbox.some(({ combo }) => combo?._id === mine);
    return isTold ? inbox.filter(({ kind }) => kind !== 'comment') : undefined;
  });
}

describe('following', () => {
  it('is counted once for each follower, and ends as it began', async () => {
    const other = await member();
    expect((await follow(fan, author)).body).toMatchObject({ authorId: author.userId, follows: true, numFollowers: 1 });
    expect((await follow(fan, author)).body).toMatchObject({ follows: true, numFollowers: 1 });
    expect((await follow(other, author)).body.numFollowers).toBe(2);
    expect([await followersOf(author), await followersOf(fan)]).toEqual([2, 0]);
    expect(await followed(fan)).toEqual([author.userId]);
    expect((await unfollow(fan, author)).body).toMatchObject({ follows: false, numFollowers: 1 });
    expect((await unfollow(fan, author)).body).toMatchObject({ follows: false, numFollowers: 1 });
    expect([await followed(fan), await followed(other)]).toEqual([[], [author.userId]]);
  });

  it('lists whom one follows alone, the latest first', async () => {
    const other = await member();
    for (const whom of [author, other]) await follow(fan, whom);
    await follow(other, fan);
    expect(await followed(fan)).toEqual([other.userId, author.userId]);
    expect(await followed(other)).toEqual([fan.userId]);
  });

  it('is of somebody else who is there', async () => {
    const own = await follow(fan, fan);
    expect([own.status, own.body]).toMatchObject([422, { code: 'own-account' }]);
    const unused = await TestUser.signUp(running.url);
    for (const authorId of ['AAAAAAAAAAAAAAAAAAAAAA', unused.userId])
      for (const path of ['/user/follow-author', '/user/unfollow-author'])
        expect((await fan.post(path, { authorId })).status).toBe(404);
    expect((await fan.post('/user/follow-author', {})).status).toBe(400);
  });

  it('has room for a thousand people, however many are asked for at once', async () => {
    const { log } = running.product.ports;
    const others = Array.from({ length: LIMITS.follows - 1 }, (_, i) => `full-${String(i)}`);
    const many = others.map((authorId) =>
      log.append(streams.follow(fan.userId, authorId), 0, [AuthorFollowed({ userId: fan.userId, authorId })], {
        ...{ commandId: authorId, actor: fan.userId, correlationId: 'test' },
      }),
    );
    await Promise.all(many);
    await running.product.projector.idle();
    const more = [author, await member()];
    const answers = await Promise.all(more.map((each) => follow(fan, each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body).toMatchObject({ code: 'too-many-follows' });
    const [kept] = more.filter((_, i) => answers[i]?.status === 200);
    expect((await follow(fan, kept ?? author)).status).toBe(200);
  });

  it('tells the public room of the author, live, with the version that the profile carries', async () => {
    const room = `profile:${author.userId}`;
    using viewer = LiveViewer.connect(running.url);
    const before = (await fan.get<Profile>(`/users/${author.userId}/profile`)).body;
    expect(await viewer.join([{ room, versions: before.versions }])).toEqual([
      { room, ok: true, versions: before.versions, behind: [] },
    ]);
    expect(await viewer.join([{ room: 'profile:nobody' }])).toMatchObject([{ ok: false }]);
    await follow(fan, author);
    const message = await waitUntil('the message', () => Promise.resolve(viewer.last('followers')));
    expect(message).toMatchObject({ room, part: 'followers', from: before.versions.followers, numFollowers: 1 });
    const after = (await fan.get<Profile>(`/users/${author.userId}/profile`)).body;
    expect(after).toMatchObject({ numFollowers: 1, versions: { followers: message.to } });
  });
});

describe('a follower', () => {
  it('is told of a new combo and a newly published guide, each once', async () => {
    await follow(fan, author);
    const comboId = await share(author, { name: 'Fresh ladder' });
    expect((await author.post('/update-combo', { comboId, name: 'Fresher ladder' })).status).toBe(200);
    const guideId = await publishGuide(author, 'All about ladders');
    for (const isPublished of [false, true])
      await author.post('/guides/update', { guide: { _id: guideId, metaData: { isPublished } } });
    expect(await toldUpTo(fan)).toMatchObject([
      {
        kind: 'followed',
        combo: null,
        guide: { _id: guideId, title: 'All about ladders' },
        by: { _id: author.userId },
      },
      { kind: 'followed', combo: { _id: comboId, name: 'Fresher ladder' }, by: { _id: author.userId }, read: false },
    ]);
  });

  it('is told once of a combo that a saved search finds too, and by the search when deaf to who is followed', async () => {
    await fan.post('/user/save-search', { query: 'game=ssbu&q=twice', alert: true });
    await follow(fan, author);
    await share(author, { name: 'Twice' });
    expect((await toldUpTo(fan)).map(({ kind }) => kind)).toEqual(['followed']);
    await fan.post('/user/notification-settings', { off: ['followed'] });
    await share(author, { name: 'Twice again' });
    await share(author, { name: 'Something else' });
    const inbox = await toldUpTo(fan);
    expect(inbox.map(({ kind, combo }) => [kind, combo?.name])).toEqual([
      ['match', 'Twice again'],
      ['followed', 'Twice'],
    ]);
  });

  it('is told of no draft, of nothing after following no longer, and of what was deleted since without it', async () => {
    await follow(fan, author);
    await controlCommands.grant?.(running.product, author.email);
    await author.post('/guides/create', {});
    const shown = await share(author, { name: 'Shown' });
    await inboxWith(1, fan);
    await unfollow(fan, author);
    await share(author, { name: 'Unheard' });
    expect((await toldUpTo(fan)).map(({ combo }) => combo?._id)).toEqual([shown]);
    await follow(fan, author);
    await author.post('/delete-combo', { comboId: shown });
    expect(await toldUpTo(fan)).toMatchObject([{ kind: 'followed', combo: null }]);
  });

  it('is told of a guide that is a draft again without it', async () => {
    await follow(fan, author);
    const guideId = await publishGuide(author, 'Taken back');
    await inboxWith(1, fan);
    await author.post('/guides/update', { guide: { _id: guideId, metaData: { isPublished: false } } });
    expect(await inboxOf(fan)).toMatchObject([{ kind: 'followed', combo: null, guide: null }]);
  });

  it('hears of it live', async () => {
    await follow(fan, author);
    using viewer = LiveViewer.connect(running.url, fan.token);
    await viewer.join([{ room: `user:${fan.userId}` }]);
    const comboId = await share(author, { name: 'Live' });
    const message = await waitUntil('the message', () => Promise.resolve(viewer.last('inbox')));
    expect(message).toMatchObject({ unread: 1, latest: { kind: 'followed', combo: { _id: comboId, name: 'Live' } } });
  });
});

it('follows no more, and is followed no more, once the account has ended', async () => {
  const leaving = await member();
  await follow(leaving, author);
  await follow(fan, leaving);
  await follow(fan, author);
  expect((await leaving.post('/user/delete-account', { email: leaving.email })).status).toBe(200);
  expect((await follow(fan, leaving)).status).toBe(404);
  await untilErased(running, leaving.userId);
  expect([await followersOf(author), await followed(fan)]).toEqual([1, [author.userId]]);
  const { log } = running.product.ports;
  const { lastType } = await log.head(streams.follow(fan.userId, leaving.userId));
  expect(lastType).toBe('author.unfollowed');
});

it('tells nothing again when views are built anew or the reaction sees everything again, and agrees with the log', async () => {
  await follow(fan, author);
  const comboId = await share(author, { name: 'Once' });
  await publishGuide(author, 'Once too');
  const before = await inboxWith(2, fan);
  const { projector } = running.product;
  for (const name of ['follows', 'notifications']) await projector.rebuild(name);
  expect(await toldUpTo(fan)).toEqual(before);
  const known = await inboxOf(fan);
  const { jobs, log } = running.product.ports;
  await jobs.setCheckpoint('notifications', await log.positionOf(`combo/${comboId}`, 0));
  await running[Symbol.asyncDispose]();
  running = await start();
  [author, fan] = [author, fan].map(({ userId, token }) => new TestUser(running.url, userId, token)) as [
    TestUser,
    TestUser,
  ];
  await share(author, { name: 'After the restart' });
  expect((await inboxWith(known.length + 1, fan)).slice(1)).toEqual(known);
  const findings = await verifyProduct(running.product);
  // recorded combos have no clips
  expect(findings.filter((each) => !each.startsWith('file '))).toEqual([]);
});
