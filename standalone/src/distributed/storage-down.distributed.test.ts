import type { Combo } from '@combolab/contracts';
import { Opened } from '@combolab/platform';
import { comboForm } from '../testing/clips.js';
import { OwnEngine } from '../testing/own-engine.js';
import { FaultSite, more } from './fault-site.js';
import { waitUntil } from '../testing/wait-until.js';

const opened = new Opened();
let engine: OwnEngine;
let faults: FaultSite;
beforeAll(async () => {
  engine = opened.use(await OwnEngine.start('storage'));
  faults = opened.use(await FaultSite.start(engine));
}, 300_000);
afterAll(() => opened[Symbol.asyncDispose](), 60_000);

it('refuses uploads truthfully while the storage is gone, and ends previews that waited for it', async () => {
  const [comboId = ''] = faults.combos;
  for (const each of faults.combos) await faults.previewed(each);
  const { worker } = faults.site.processes;
  await faults.during(async (traffic) => {
    worker.freeze();
    const { _id } = await faults.share('Waits for its preview');
    faults.combos.push(_id);
    await using open = await faults.open();
    const combos = { name: 'combos', projection: 'combos', indexes: [] };
    const inView = async () => ((await open.ports.documents.get(combos, _id)) === null ? undefined : true);
    await waitUntil('the view to have what was shared', inView, 60_000);
    const before = await open.ports.documents.count(combos, {});
    await engine.kill();
    worker.thaw();
    const upload = () =>
      faults.person(0).form('/add-combo', comboForm(faults.clip, { name: 'Refused' }), {
        'idempotency-key': 'upload-1',
      });
    const refused = await upload();
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      503,
      'store-away',
      'A part of the site is down. Nothing was lost; try again in a moment.',
    ]);
    expect(refused.body.correlationId).toBe(refused.headers.get('x-correlation-id'));
    // the first of its jobs
    const job = async () => open.ports.jobs.get(`preview:${_id}:1:thumbnail`);
    await waitUntil('a worker to try', async () => ((await job())?.state === 'working' ? true : undefined), 60_000);
    expect((await faults.person(1).get<Combo[]>(`/combo/${comboId}`)).status).toBe(200);
    expect((await faults.person(1).get(`/search/combos?game=ssbu&q=one`)).status).toBe(200);
    const { renditions } = (await faults.person(1).get<Combo[]>(`/combo/${comboId}`)).body[0] as Combo;
    expect((await fetch(`${faults.site.processes.api.url}${renditions[0]?.src ?? ''}`)).status).toBe(503);
    await more(traffic, 30);
    await engine.comeBack();
    await faults.previewed(_id);
    // the first attempt went on where it waited: an outage costs none
    expect((await job())?.attempt).toBe(1);
    const again = await upload();
    expect(again.status).toBe(201);
    const made = (again.body as unknown as Combo)._id;
    faults.combos.push(made);
    await faults.previewed(made);
    expect(await open.ports.documents.count(combos, {})).toBe(before + 1);
  });
}, 400_000);
