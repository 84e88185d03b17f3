import type { Combo, Problem } from '@combolab/contracts';
import { Opened } from '@combolab/platform';
import { TEST_LEASE_SECONDS } from '../testing/distributed-site.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { OwnEngine } from '../testing/own-engine.js';
import type { Answer } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';
import { FaultSite, more } from './fault-site.js';

/** Longer than any lease: the projector must not be sure of its own any more. */
const AWAY_MS = Number(process.env.FAULT_OUTAGE_MS ?? TEST_LEASE_SECONDS * 1000 + 2000);

const opened = new Opened();
let engine: OwnEngine;
let faults: FaultSite;
beforeAll(async () => {
  engine = opened.use(await OwnEngine.start('mongodb'));
  faults = opened.use(await FaultSite.start(engine));
}, 300_000);
afterAll(() => opened[Symbol.asyncDispose](), 60_000);

function expectUnavailable({ status, headers, body }: Answer<Problem>): void {
  expect([status, body.code, body.detail]).toEqual([
    503,
    'store-away',
    'A part of the site is down. Nothing was lost; try again in a moment.',
  ]);
  expect(body.correlationId).toBe(headers.get('x-correlation-id'));
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

it('refuses commands truthfully while MongoDB is gone, serves files, and goes on afterwards by itself', async () => {
  const { api, second, projector, relay, indexer, worker, live } = faults.site.processes;
  const [comboId = ''] = faults.combos;
  await faults.previewed(comboId);
  const [combo] = (await faults.person(1).get<Combo[]>(`/combo/${comboId}`)).body;
  const clip = combo?.renditions[0]?.src ?? '';
  using viewer = LiveViewer.connect(live.url);
  await viewer.join([{ room: `combo:${comboId}` }]);
  await faults.during(async (traffic) => {
    await engine.kill();
    const goneAt = Date.now();
    expectUnavailable(await faults.person(0).post('/combo/add-feedback', { comboId, likeStatus: 1 }));
    expectUnavailable(
      await faults.person(1).post('/combo/add-comment', { comboId, comment: 'hi' }, { 'idempotency-key': 'gone' }),
    );
    expectUnavailable(await faults.person(1).get(`/combo/${comboId}`));
    for (const process of [api, second, live, projector, relay, indexer, worker])
      await waitUntil('the truth about readiness', async () => {
        const { status, faults: told } = await process.readiness();
        return status === 503 && told.some((fault) => /database/.test(fault)) ? true : undefined;
      });
    const file = await fetch(`${api.url}${clip}`);
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([
      200,
      Number(file.headers.get('content-length')),
    ]);
    const part = await fetch(`${second.url}${clip}`, { headers: { range: 'bytes=0-99' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
    await waitUntil(
      'a long outage',
      () => Promise.resolve(Date.now() - goneAt > AWAY_MS ? true : undefined),
      AWAY_MS * 2,
    );
    await engine.comeBack();
    await more(traffic, 30);
    for (const process of [api, second, live, projector, relay, indexer, worker])
      await waitUntil('readiness', async () => ((await process.readiness()).status === 200 ? true : undefined));
    const { _id } = await faults.share('Made afterwards');
    faults.combos.push(_id);
    await faults.previewed(_id);
    // a line that broke meanwhile is a new one: the page joins again
    await viewer.join([{ room: `combo:${comboId}` }]);
    viewer.seen.length = 0;
    await waitUntil('a viewer to be told', () => Promise.resolve(viewer.last('tally')), 60_000);
  });
  expect([api, second, projector, relay, indexer, worker, live].map(({ runs }) => runs)).toEqual(Array(7).fill(true));
}, 400_000);
