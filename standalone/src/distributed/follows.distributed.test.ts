import type { BackendPorts } from '@combolab/backend/domain';
import type { AnswerOf, Notification, routes } from '@combolab/contracts';
import { Opened, readSettings } from '@combolab/platform';
import { engineUrl } from '@combolab/platform/contract-suites';
import { comboForm, makeClip } from '../testing/clips.js';
import type { DistributedSite } from '../testing/distributed-site.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { publishGuide } from '../testing/published-guide.js';
import { sharedSite } from '../testing/shared-site.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';
import { openSite } from './open-site.js';
import { siteCommands } from './site-commands.js';

const MS = 120_000;

const opened = new Opened();
let site: DistributedSite;
let ports: BackendPorts;
let author: TestUser;
let fan: TestUser;

beforeAll(async () => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = engineUrl('firebase');
  site = await sharedSite();
  ({ ports } = opened.use(await openSite({ ...site.settings, LOG_LEVEL: 'silent' })));
  await waitUntil('the reaction', async () => (await ports.jobs.checkpoint('notifications')) ?? undefined, MS);
  [author, fan] = [await site.signUp('api'), await site.signUp('second')];
}, MS);
afterAll(async () => {
  await opened[Symbol.asyncDispose]();
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
});

const inboxWith = (count: number) =>
  waitUntil(`${String(count)} notifications`, async () => {
    const { body } = await fan.get<{ notifications: readonly Notification[] }>('/user/notifications');
    return body.notifications.length >= count ? body.notifications : undefined;
  });

it(
  'counts a follower for viewers of both gateways, once, however many processes are asked',
  async () => {
    const room = `profile:${author.userId}`;
    using one = LiveViewer.connect(site.processes.live.url);
    using two = LiveViewer.connect(site.processes.second.url);
    for (const viewer of [one, two])
      await waitUntil('the author in the views', async () =>
        (await viewer.join([{ room }]))[0]?.ok === true ? true : undefined,
      );
    const elsewhere = new TestUser(site.processes.api.url, fan.userId, fan.token);
    const body = { authorId: author.userId };
    const answers = await Promise.all([fan, elsewhere].map((each) => each.post('/user/follow-author', body)));
    expect(answers.map((each) => each.body)).toMatchObject([
      { follows: true, numFollowers: 1 },
      { follows: true, numFollowers: 1 },
    ]);
    for (const viewer of [one, two])
      await waitUntil('the count on the screens', () =>
        Promise.resolve(viewer.last('followers')?.numFollowers === 1 ? true : undefined),
      );
    const { readAfter = '' } = answers[0]?.body as Partial<AnswerOf<typeof routes.followAuthor>>;
    const list = await elsewhere.get<AnswerOf<typeof routes.follows>>('/user/follows', { 'read-after': readAfter });
    expect(list.body.authors).toMatchObject([{ author: { _id: author.userId } }]);
  },
  MS,
);

it(
  'tells the follower of a new combo, live at another gateway, and of a guide, and ends as the log tells it',
  async () => {
    using viewer = LiveViewer.connect(site.processes.live.url, fan.token);
    await viewer.join([{ room: `user:${fan.userId}` }]);
    const { _id: comboId } = (await author.form<{ _id: string }>('/add-combo', comboForm(await makeClip()))).body;
    const message = await waitUntil('the message', () => {
      const last = viewer.last('inbox');
      return Promise.resolve(last?.unread === 1 ? last : undefined);
    });
    expect(message).toMatchObject({ latest: { kind: 'followed', combo: { _id: comboId } } });
    const guideId = await publishGuide(author, 'All about ladders');
    expect(await inboxWith(2)).toMatchObject([
      { kind: 'followed', guide: { _id: guideId } },
      { kind: 'followed', combo: { _id: comboId } },
    ]);
    const left = await fan.post('/user/unfollow-author', { authorId: author.userId });
    expect(left.body).toMatchObject({ follows: false, numFollowers: 0 });
    const settings = readSettings({ ...site.settings, LOG_LEVEL: 'silent' });
    if (settings.engines === null) throw new Error('no servers are named');
    const named = { settings, engines: settings.engines };
    expect(await siteCommands.verify?.(named)).toBe('Everything agrees with the log.');
    expect(await siteCommands.rebuild?.(named, 'follows')).toContain('built anew');
    expect(await siteCommands.verify?.(named)).toBe('Everything agrees with the log.');
    expect(await inboxWith(2)).toHaveLength(2);
  },
  MS,
);
