import type { Combo } from '@combolab/contracts';
import { Opened } from '@combolab/platform';
import { makeClip } from '../testing/clips.js';
import { LiveViewer } from '../testing/live-viewer.js';
import type { SiteProcess } from '../testing/site-process.js';
import { waitUntil } from '../testing/wait-until.js';
import { FaultSite, more } from './fault-site.js';

const opened = new Opened();
let faults: FaultSite;
beforeAll(async () => {
  faults = opened.use(await FaultSite.start());
}, 180_000);
afterAll(() => opened[Symbol.asyncDispose]());

it.each(['projector', 'relay', 'indexer'] as const)(
  'loses nothing when the %s is killed in the middle of its work',
  async (name) => {
    await faults.during(async (traffic) => {
      await faults.site.processes[name].kill();
      await more(traffic, 30);
      await faults.site.processes[name].start();
      await more(traffic, 30);
    });
  },
  180_000,
);

it('keeps what was acknowledged when an api process is killed in the middle of commands', async () => {
  const traffic = faults.startTraffic();
  await more(traffic, 30);
  await faults.site.processes.second.kill();
  await more(traffic, 10);
  await traffic.stop();
  await faults.site.processes.second.start();
  await faults.check(traffic);
}, 180_000);

it('brings every viewer to the right number when a gateway is killed under 200 of them', async () => {
  const [comboId = ''] = faults.combos;
  const room = `combo:${comboId}`;
  const viewers = Array.from({ length: 200 }, () => LiveViewer.connect(faults.site.processes.live.url));
  try {
    await Promise.all(viewers.map((viewer) => viewer.join([{ room }])));
    const at = new URL(faults.site.processes.live.url).port;
    await faults.site.processes.live.kill();
    await faults.person(0).post('/combo/add-feedback', { comboId, likeStatus: 1 });
    await faults.person(1).post('/combo/add-feedback', { comboId, likeStatus: 1 });
    await faults.site.processes.live.startOn(at);
    const answers = await Promise.all(
      viewers.map((viewer) =>
        waitUntil(
          'a viewer to be back',
          async () => {
            if (!viewer.socket.connected) return undefined;
            await viewer.join([{ room }]);
            return true;
          },
          60_000,
        ),
      ),
    );
    expect(answers).toHaveLength(200);
    await faults.person(2).post('/combo/add-feedback', { comboId, likeStatus: -1 });
    for (const viewer of viewers)
      await waitUntil('the right number on each screen', () => {
        const tally = viewer.last('tally');
        return Promise.resolve(tally?.numLikes === 2 && tally.numDislikes === 1 ? true : undefined);
      });
  } finally {
    for (const viewer of viewers) viewer[Symbol.dispose]();
  }
}, 180_000);

it('makes the preview once when the worker is killed in the middle of it', async () => {
  const clip = await makeClip({ seconds: 8, size: '1280x720' });
  const { _id: comboId } = await faults.share('Cut', clip);
  faults.combos.push(comboId);
  const stateOf = async () => (await faults.person(1).get<Combo[]>(`/combo/${comboId}`)).body[0]?.previewState;
  await waitUntil(
    'half of the preview',
    async () => (((await stateOf())?.percent ?? 0) >= 30 ? true : undefined),
    60_000,
  );
  await faults.site.processes.worker.kill();
  await faults.site.processes.worker.start();
  await waitUntil('the preview', async () => ((await stateOf())?.state === 'ready' ? true : undefined), 150_000);
  await using open = await faults.open();
  const events = await open.ports.log.readStream(`combo/${comboId}`);
  expect(events.filter(({ type }) => type === 'preview.ready')).toHaveLength(1);
}, 240_000);

/** Resolves when these processes have all shards between them, each some. */
async function untilShared(figure: 'kept_shards' | 'indexed_shards', processes: readonly SiteProcess[]): Promise<void> {
  await waitUntil('the shards to be shared', async () => {
    const figures = await Promise.all(
      processes.map(async (each) => [await each.figure(figure), await each.figure('shards')] as const),
    );
    const all = figures[0]?.[1];
    const kept = figures.map(([each = 0]) => each);
    return kept.every((each) => each > 0) && kept.reduce((sum, each) => sum + each, 0) === all ? true : undefined;
  });
}

it.each([
  ['projector', 'kept_shards'],
  ['indexer', 'indexed_shards'],
] as const)(
  'shares the work with a second %s, which does it alone when the first is killed under load',
  async (kind, figure) => {
    const other = faults.site.another(kind);
    const first = faults.site.processes[kind];
    await other.start();
    try {
      await faults.during(async (traffic) => {
        await untilShared(figure, [first, other]);
        await more(traffic, 30);
        await first.kill();
        await more(traffic, 60);
        await untilShared(figure, [other]);
        await first.start();
        await untilShared(figure, [first, other]);
      });
      const { projector } = faults.site.processes;
      expect(await reacting(kind === 'projector' ? [other, projector] : [projector])).toBe(1);
    } finally {
      await other.stop();
    }
    await untilShared(figure, [first]);
  },
  240_000,
);

it('takes shards from a projector that was held still for longer than its lease under load, and gives it some again', async () => {
  const other = faults.site.another('projector');
  const { projector } = faults.site.processes;
  await other.start();
  try {
    await faults.during(async (traffic) => {
      await untilShared('kept_shards', [projector, other]);
      projector.freeze();
      await untilShared('kept_shards', [other]);
      await waitUntil('the other to react', async () => ((await other.figure('reacts')) === 1 ? true : undefined));
      await more(traffic, 30);
      projector.thaw();
      await more(traffic, 30);
      await untilShared('kept_shards', [projector, other]);
    });
    expect([projector.runs, await reacting([projector, other])]).toEqual([true, 1]);
  } finally {
    await other.stop();
  }
}, 240_000);

/** How many of these processes do what is for one at a time. */
async function reacting(processes: readonly SiteProcess[]): Promise<number> {
  const figures = await Promise.all(processes.map((each) => each.figure('reacts')));
  return figures.filter((each) => each === 1).length;
}
