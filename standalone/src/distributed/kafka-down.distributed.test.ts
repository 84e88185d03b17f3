import { Opened } from '@combolab/platform';
import { LiveViewer } from '../testing/live-viewer.js';
import { OwnEngine } from '../testing/own-engine.js';
import { waitUntil } from '../testing/wait-until.js';
import { FaultSite, more } from './fault-site.js';

/** How long Kafka is gone at least; a long run takes a minute. */
const AWAY_MS = Number(process.env.FAULT_OUTAGE_MS ?? 0);

const opened = new Opened();
let engine: OwnEngine;
let faults: FaultSite;
beforeAll(async () => {
  engine = opened.use(await OwnEngine.start('kafka'));
  faults = opened.use(await FaultSite.start(engine));
}, 300_000);
afterAll(() => opened[Symbol.asyncDispose](), 60_000);

it('takes commands while Kafka is gone, and brings what waited to views, index and viewers afterwards', async () => {
  const { relay, api, second, projector, indexer, worker, live } = faults.site.processes;
  const [comboId = ''] = faults.combos;
  using viewer = LiveViewer.connect(live.url);
  await viewer.join([{ room: `combo:${comboId}` }]);
  await faults.during(async (traffic) => {
    await engine.kill();
    const goneAt = Date.now();
    const refused = traffic.refused;
    await more(traffic, 60);
    const { _id } = await faults.share('Shared meanwhile');
    faults.combos.push(_id);
    // a command that decides nothing, on a stream without events
    expect((await faults.person(1).post('/remove-favorite-combo', { comboId })).status).toBe(200);
    await waitUntil('the relay to say so', async () => ((await relay.readiness()).status === 503 ? true : undefined));
    expect(await relay.figure('relay_backlog_commits')).toBeGreaterThanOrEqual(60);
    const away = () => Promise.resolve(Date.now() - goneAt >= AWAY_MS ? true : undefined);
    await waitUntil('a long outage', away, AWAY_MS * 2);
    expect(traffic.refused).toBe(refused);
    await engine.comeBack();
    await more(traffic, 30);
    await faults.previewed(_id);
    // a line that broke meanwhile is a new one: the page joins again
    await viewer.join([{ room: `combo:${comboId}` }]);
    viewer.seen.length = 0;
    await waitUntil('a viewer to be told', () => Promise.resolve(viewer.last('tally')), 60_000);
  });
  expect(await relay.figure('relay_backlog_commits')).toBe(0);
  expect([api, second, projector, relay, indexer, worker, live].map(({ runs }) => runs)).toEqual(Array(7).fill(true));
}, 600_000);
