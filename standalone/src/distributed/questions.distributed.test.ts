import type { Combo } from '@combolab/contracts';
import { Opened } from '@combolab/platform';
import { comboForm, makeClip } from '../testing/clips.js';
import { openAskedApi, type AskedApi } from '../testing/asked-api.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { sharedSite } from '../testing/shared-site.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const opened = new Opened();
let api: AskedApi;
let person: TestUser;
let comboId: string;
beforeAll(async () => {
  const site = await sharedSite();
  const author = await site.signUp();
  const shared = await author.form<{ _id: string }>('/add-combo', comboForm(await makeClip(), { name: 'Asked of' }));
  comboId = shared.body._id;
  await waitUntil('the combo', async () => ((await author.get(`/combo/${comboId}`)).status === 200 ? true : undefined));
  api = opened.use(await openAskedApi(site));
  const { userId, token } = await site.signUp();
  person = new TestUser(api.url, userId, token);
}, 180_000);
afterAll(() => opened[Symbol.asyncDispose]());

/** What is read once a second for everything is nobody's. */
const asked = (by = api): string[] =>
  by
    .take()
    .filter(({ on }) => on !== 'projections')
    .map(({ command, on }) => `${command} ${on}`)
    .sort();

it('asks MongoDB four times for a like: log, views, its limit, and to record it', async () => {
  const like = (likeStatus: number) => person.post('/combo/add-feedback', { comboId, likeStatus });
  const each = ['aggregate commits', 'aggregate view_users_1', 'findAndModify rate_limits', 'insert commits'];
  // counts are of the views, whose parts come one after the other
  const viewsHave = (numLikes: number) =>
    waitUntil('the views', async () => {
      const [combo] = (await person.get<Combo[]>(`/combo/${comboId}`)).body;
      return combo?.numLikes === numLikes && combo.numDislikes === 1 - numLikes ? true : undefined;
    });
  await like(1);
  for (const status of [-1, 1]) {
    await viewsHave(Number(status !== 1));
    asked();
    expect((await like(status)).body).toMatchObject({
      numLikes: Number(status === 1),
      numDislikes: Number(status === -1),
    });
    expect(asked()).toEqual(each);
  }
});

it('asks as little for a favorite, and once more for what changes nothing', async () => {
  const each = ['aggregate commits', 'aggregate view_users_1', 'findAndModify rate_limits'];
  await person.post('/remove-favorite-combo', { comboId });
  asked();
  expect((await person.post('/add-favorite-combo', { comboId })).body).toMatchObject({ favorite: true });
  expect(asked()).toEqual([...each, 'insert commits'].sort());
  expect((await person.post('/add-favorite-combo', { comboId })).body).toMatchObject({ favorite: true });
  expect(asked()).toEqual([...each, 'find commits'].sort());
});

it('asks for the rooms of a page of cards as often as for one', async () => {
  await using gateway = await openAskedApi(await sharedSite(), 'api,live');
  using viewer = LiveViewer.connect(gateway.url);
  const join = async (ids: readonly string[]) => {
    asked(gateway);
    const answers = await viewer.join(ids.map((id) => ({ room: `combo:${id}` })));
    expect(answers.map(({ ok }) => ok)).toEqual(ids.map(() => true));
    return asked(gateway);
  };
  await join([comboId]);
  const forOne = await join([comboId]);
  expect(forOne).not.toEqual([]);
  expect(await join(Array.from({ length: 50 }, () => comboId))).toEqual(forOne);
});

it('asks no views who is suspended for what a suspended user may do as well, and the log once more than for a visitor where it only reads', async () => {
  const read = () => person.post('/user/notifications/read', { upTo: '2026-01-01T00:00:00.000Z' });
  await read();
  asked();
  expect((await read()).status).toBe(200);
  expect(asked().filter((each) => each.includes('view_users'))).toEqual([]);
  const list = (who: TestUser) => who.get(`/get-comments/${comboId}`);
  await list(person);
  asked();
  await list(TestUser.visitor(api.url));
  const ofLog = () => asked().filter((each) => each.endsWith(' commits'));
  const visitor = ofLog();
  await list(person);
  expect(ofLog()).toEqual([...visitor, 'find commits']);
});
