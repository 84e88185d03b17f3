import { LiveViewer } from '../testing/live-viewer.js';
import { publishGuide, type SavedGuide } from '../testing/published-guide.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

let running: TestProduct;
let author: TestUser;
let other: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url);
  other = await TestUser.signUp(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());

const retitle = (_id: string, value: string, metaData = {}) =>
  author.post<SavedGuide>('/guides/update', { guide: { _id, sections: [{ id: 1, type: 'TITLE', value }], metaData } });

it('tells the room of a guide of saves and its deletion, with versions', async () => {
  const guideId = await publishGuide(author, 'Followed');
  const room = `guide:${guideId}`;
  using viewer = LiveViewer.connect(running.url);
  const [joined] = await viewer.join([{ room }]);
  expect(joined).toMatchObject({ ok: true, versions: { guide: [1, 3] } });
  const { body } = await retitle(guideId, 'Anew');
  const saved = await waitUntil('the save', () => Promise.resolve(viewer.last('guide')));
  expect(saved).toEqual({ room, part: 'guide', from: [1, 3], to: [1, 4], contentVersion: body.contentVersion });
  expect((await other.get<SavedGuide>(`/guides/id/${guideId}`)).body.versions.guide).toEqual(saved.to);
  const [back] = await viewer.join([{ room, versions: { guide: [1, 3] } }]);
  expect(back).toMatchObject({ ok: true, behind: ['guide'] });
  await author.post('/guides/delete', { guideId });
  await waitUntil('the deletion', () => Promise.resolve(viewer.last('guide')?.deleted));
  expect(await viewer.join([{ room }])).toMatchObject([{ ok: false }]);
});

it('lets nobody but its author join the room of a draft, and says of it what it says of none', async () => {
  const { body } = await author.post<SavedGuide>('/guides/create', {});
  const [room, absent] = [`guide:${body._id}`, 'guide:AAAAAAAAAAAAAAAAAAAAAA'];
  for (const token of [null, other.token]) {
    using viewer = LiveViewer.connect(running.url, token);
    const [draft, none] = await viewer.join([{ room }, { room: absent }]);
    expect(draft).toEqual({ ...none, room });
    expect(draft).toMatchObject({ ok: false, problem: 'There is no such room.' });
  }
  using own = LiveViewer.connect(running.url, author.token);
  expect(await own.join([{ room }])).toMatchObject([{ ok: true }]);
  await retitle(body._id, 'Typed');
  expect(await waitUntil('the save', () => Promise.resolve(own.last('guide')))).toMatchObject({ contentVersion: 2 });
});

it('tells the room of a game which guides came and went', async () => {
  using viewer = LiveViewer.connect(running.url);
  const room = 'guides:ssbm';
  const [joined, unknown] = await viewer.join([{ room }, { room: 'guides:nope' }]);
  expect([joined?.ok, unknown?.ok]).toEqual([true, false]);
  const guideId = await publishGuide(author, 'Melee', { gameTags: ['ssbm'] });
  const added = await waitUntil('the guide', () => Promise.resolve(viewer.last('list')));
  expect(added).toMatchObject({ room, added: [guideId], removed: [] });
  await retitle(guideId, 'Melee', { gameTags: ['ssbu'] });
  const removed = await waitUntil('its going', () =>
    Promise.resolve(viewer.last('list')?.removed.includes(guideId) === true ? viewer.last('list') : undefined),
  );
  expect(removed).toMatchObject({ room, added: [], from: added.to });
});
