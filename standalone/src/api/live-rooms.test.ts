import type { Combo } from '@combolab/contracts';
import { io } from 'socket.io-client';
import { LiveViewer } from '../testing/live-viewer.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

let running: TestProduct;
let author: TestUser;
let comboId: string;
let room: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  comboId = await recordCombo(running.product, author.userId);
  room = `combo:${comboId}`;
});

it('speaks websocket only', async () => {
  const polled = await fetch(`${running.url}/socket.io/?EIO=4&transport=polling`);
  expect([polled.status, await polled.json()]).toEqual([400, expect.objectContaining({ code: 0 })]);
  const poller = io(running.url, { transports: ['polling'], forceNew: true, reconnection: false });
  const refused = await new Promise<boolean>((resolve) => {
    poller.on('connect', () => {
      resolve(false);
    });
    poller.on('connect_error', () => {
      resolve(true);
    });
  });
  poller.close();
  expect(refused).toBe(true);
});

it('tells who left a room nothing more, and who stayed everything', async () => {
  using leaving = LiveViewer.connect(running.url);
  using staying = LiveViewer.connect(running.url);
  const other = await recordCombo(running.product, author.userId);
  for (const viewer of [leaving, staying]) await viewer.join([{ room }, { room: `combo:${other}` }]);
  expect(await leaving.socket.emitWithAck('leave', [room])).toEqual({ ok: true });
  await author.post('/combo/add-feedback', { comboId, likeStatus: 1 });
  await waitUntil('the like', () => Promise.resolve(staying.last('tally')));
  await author.post('/combo/add-feedback', { comboId: other, likeStatus: 1 });
  const seen = await waitUntil('what comes later', () => Promise.resolve(leaving.last('tally')));
  expect(seen.room).toBe(`combo:${other}`);
  expect(leaving.seen.filter((message) => message.room === room)).toEqual([]);
  expect(await leaving.socket.emitWithAck('leave', 'everything')).toEqual({ ok: false });
  const [back] = await leaving.join([{ room, versions: { tally: [1, 0] } }]);
  expect(back).toMatchObject({ ok: true, behind: ['tally'] });
});

it('tells of an edit by the changed fields, as the next read has them', async () => {
  using viewer = LiveViewer.connect(running.url);
  await viewer.join([{ room }]);
  const changes = {
    name: 'Renamed',
    description: 'Now with\nmore words.',
    characterId: 'ssbu:luigi',
    characterIds: ['ssbu:fox', 'ssbu:ness'],
    tags: ['Read', 'String'],
    percentRange: [5, 15],
    patch: '13.0.3',
    conditions: { position: 'ledge' },
  };
  expect((await author.post('/update-combo', { comboId, ...changes })).status).toBe(200);
  const message = await waitUntil('the edit', () => Promise.resolve(viewer.last('combo')));
  const told = { ...changes, contentVersion: 2 };
  expect(message).toMatchObject({ room, from: [1, 1], to: [1, 2], ...told, changed: told });
  const [combo] = (await author.get<Combo[]>(`/combo/${comboId}`)).body;
  expect(combo).toMatchObject({ ...message.changed, versions: { combo: message.to } });
});

it('tells of a preview when its state changes, absolutely', async () => {
  using viewer = LiveViewer.connect(running.url);
  await viewer.join([{ room }]);
  const { jobs } = running.product.ports;
  const job = await waitUntil('the job', async () => {
    const leased = await jobs.lease('preview', 60_000);
    return leased?.id === `preview:${comboId}:1` ? leased : undefined;
  });
  await jobs.fail(job, 'The clip could not be read.', { retry: false });
  const message = await waitUntil('the failure', () => Promise.resolve(viewer.last('preview')));
  expect(message).toMatchObject({
    previewState: { state: 'failed', percent: 0, problem: 'The clip could not be read.' },
    preview: null,
    thumbnail: null,
  });
});

it('tells everybody who watches a combo how many do', async () => {
  const counts = new Map<string, number>();
  const watch = async (name: string) => {
    const viewer = LiveViewer.connect(running.url);
    viewer.socket.on('watching', ({ count }: { count: number }) => counts.set(name, count));
    const [answer] = await viewer.join([{ room: `watching:${comboId}` }]);
    expect(answer).toMatchObject({ ok: true, versions: {} });
    return viewer;
  };
  const all = (count: number, names: readonly string[]) =>
    waitUntil(`${String(count)} watching`, () =>
      Promise.resolve(names.every((name) => counts.get(name) === count) ? true : undefined),
    );
  using one = await watch('one');
  await all(1, ['one']);
  {
    using two = await watch('two');
    await all(2, ['one', 'two']);
    expect([one, two].map(({ socket }) => socket.connected)).toEqual([true, true]);
  }
  await all(1, ['one']);
  using stranger = LiveViewer.connect(running.url);
  const [refused] = await stranger.join([{ room: `watching:${'A'.repeat(22)}` }]);
  expect(refused).toMatchObject({ ok: false });
});
