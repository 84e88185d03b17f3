import { ComboEdited, defineEvent, type Combo, type NewEvent, type SearchResult } from '@combolab/contracts';
import { projections } from '@combolab/backend/domain';
import { appliedProjection, Opened, Projector, randomId, silentLogger } from '@combolab/platform';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { seeded } from '../testing/random-crowd.js';
import { SiteTopics } from '../testing/site-topics.js';
import { runToEnd } from '../testing/site-process.js';
import { waitUntil } from '../testing/wait-until.js';
import { FaultSite, more } from './fault-site.js';

const opened = new Opened();
let faults: FaultSite;
let topics: SiteTopics;
beforeAll(async () => {
  faults = opened.use(await FaultSite.start());
  topics = opened.use(await SiteTopics.open(faults.site.settings));
}, 180_000);
afterAll(() => opened[Symbol.asyncDispose](), 60_000);

const random = seeded(4);
function shuffled<T>(values: readonly T[]): readonly T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** Combos whose events a fold of the topics cannot read. */
const spoiled: string[] = [];
const isSpoiled = (finding: string): boolean => spoiled.some((comboId) => finding.includes(comboId));

/** A combo to which nothing comes any more by itself. */
async function shareToSpoil(name: string): Promise<string> {
  const { _id } = await faults.share(name);
  await faults.previewed(_id);
  spoiled.push(_id);
  return _id;
}

/** Records an event behind the back of all deciders, as a build with a fault, or a newer one, would. */
async function recordBlindly(comboId: string, event: NewEvent): Promise<number> {
  await using open = await faults.open();
  const stream = `combo/${comboId}`;
  const { version } = await open.ports.log.head(stream);
  const context = { commandId: randomId(), actor: null, correlationId: 'blindly' };
  await open.ports.log.append(stream, version, [event], context);
  await waitUntil('the event to be published', async () =>
    (await faults.site.processes.relay.figure('relay_backlog_commits')) === 0 ? true : undefined,
  );
  return version + 1;
}

const edited = async (comboId: string, name: string): Promise<NewEvent> => {
  await using open = await faults.open();
  const [added] = await open.ports.log.readStream(`combo/${comboId}`);
  return ComboEdited({ ...(added?.data as Parameters<typeof ComboEdited>[0]), name });
};

const nameOf = async (comboId: string) => (await faults.person(1).get<Combo[]>(`/combo/${comboId}`)).body[0]?.name;
const hitsOf = async (text: string) =>
  (await faults.person(1).get<SearchResult>(`/search/combos?q=${text}`)).body.hits.map(({ _id }) => _id);

it('shows the same after messages came twice, late and in any order', async () => {
  await faults.during(async (traffic) => {
    for (const context of ['combos', 'users'] as const) {
      const all = await topics.read(context);
      expect(all.length).toBeGreaterThan(3);
      await topics.write(context, shuffled(all));
      await topics.write(context, [...all].reverse());
    }
    await more(traffic, 30);
    // a consumer that remembers nothing meets the copies too
    for (const name of ['projector', 'indexer'] as const) {
      await faults.site.processes[name].kill();
      await topics.write('combos', shuffled(await topics.read('combos')));
      await faults.site.processes[name].start();
    }
    await more(traffic, 30);
  });
}, 240_000);

it('leaves out what is no event, says so, and goes on', async () => {
  const { projector, indexer, live, api } = faults.site.processes;
  const garbage = ['', 'not json', 'null', '5', '[]', '{"subject":7}', '\u0000\uFFFF'].map((text) => Buffer.from(text));
  await faults.during(async (traffic) => {
    for (let partition = 0; partition < 4; partition += 1)
      await topics.write(
        'combos',
        [...garbage, null].map((value) => ({ partition, value })),
      );
    await topics.write(
      'live',
      garbage.map((value) => ({ partition: 0, value })),
    );
    await more(traffic, 30);
    await waitUntil('all of it to be met', async () =>
      ((await projector.figure('unreadable_messages')) ?? 0) >= 4 * (garbage.length + 1) ? true : undefined,
    );
  });
  expect(projector.said).toContain('is no event; it is left out');
  expect([projector, indexer, live, api].map(({ runs }) => runs)).toEqual([true, true, true, true]);
}, 240_000);

it('parks a combo whose event cannot be applied, and it alone, until that is mended', async () => {
  const { projector } = faults.site.processes;
  const poisoned = await shareToSpoil('Poisoned');
  const version = await recordBlindly(poisoned, { type: ComboEdited.type, schema: 1, data: { comboId: poisoned } });
  await waitUntil('the parking', async () => ((await projector.figure('parked_streams')) ?? 0) > 0 || undefined);
  expect(projector.said).toContain('parking a stream');
  expect(projector.said).toContain(`combo/${poisoned}`);
  const next = (await faults.share('Right behind'))._id;
  faults.combos.push(next);
  await faults.previewed(next);
  await waitUntil('the index', async () => ((await hitsOf('right+behind')).includes(next) ? true : undefined));
  expect(await nameOf(poisoned)).toBe('Poisoned');
  const mended = await edited(poisoned, 'Mended');
  const connection = await openMongo(faults.site.settings.DOCUMENTS ?? '');
  const events = JSON.stringify([{ id: randomId(), ...mended }]);
  await connection
    .collection('commits')
    .updateOne({ stream: `combo/${poisoned}`, first: version }, { $set: { events }, $unset: { hash: '', seals: '' } });
  await connection.close();
  // what is mended by hand is sealed as what was there before there were seals
  expect(await runToEnd('prepare', faults.site.settings)).toMatchObject({ code: 0 });
  await projector.stop();
  await projector.start();
  await waitUntil('the mended combo', async () => ((await nameOf(poisoned)) === 'Mended' ? true : undefined));
  // it is let go once what heals it is kept
  await waitUntil('no parked stream', async () =>
    (await projector.figure('parked_streams')) === 0 ? true : undefined,
  );
  await faults.agrees(isSpoiled);
}, 240_000);

it('counts events of kinds it does not know yet, and applies what comes after them', async () => {
  const comboId = await shareToSpoil('Ahead');
  await recordBlindly(comboId, { type: 'combo.sparkled', schema: 1, data: { comboId, sparkles: 3 } });
  const answer = await faults.person(0).post<{ readAfter: string }>('/update-combo', {
    comboId,
    ...{ name: 'Behind sparkles', gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: ['ssbu:fox'] },
    ...{ percentRange: [0, 10], tags: [], actions: [] },
  });
  expect(answer.status).toBe(200);
  await waitUntil('the edit', async () => ((await nameOf(comboId)) === 'Behind sparkles' ? true : undefined));
  await waitUntil('the index', async () => ((await hitsOf('behind+sparkles')).includes(comboId) ? true : undefined));
  expect(await faults.site.processes.projector.figure('parked_streams')).toBe(0);
  await faults.agrees(isSpoiled);
}, 120_000);

it('waits where an event was written by a newer build, and loses nothing until it is updated', async () => {
  const { projector } = faults.site.processes;
  const comboId = await shareToSpoil('Old shape');
  const { type, data } = await edited(comboId, 'New shape');
  const traffic = faults.startTraffic();
  const newerSchema = ComboEdited.schema + 1;
  await recordBlindly(comboId, { type, schema: newerSchema, data });
  await waitUntil('the truth about it', async () => {
    const { status, faults: told } = await projector.readiness();
    return status === 503 && told.some((fault) => fault.includes(`combo.edited has schema ${String(newerSchema)}`))
      ? true
      : undefined;
  });
  await more(traffic, 30);
  expect(await nameOf(comboId)).toBe('Old shape');
  await projector.stop();
  {
    const newer = defineEvent(type, {
      data: ComboEdited.data,
      example: ComboEdited.example,
      upcasts: [...ComboEdited.upcasts, (old) => old],
    });
    await using open = await faults.open();
    await using updated = new Projector({
      ...{ log: open.ports.log, documents: open.ports.documents, logger: silentLogger },
      projections: [
        ...projections.map((projection) => ({
          ...projection,
          handles: projection.handles.map((each) => (each.type === type ? newer : each)),
        })),
        appliedProjection,
      ],
      announce: () => undefined,
      onApplied: () => undefined,
    });
    await updated.start();
    await waitUntil('the new shape', async () => ((await nameOf(comboId)) === 'New shape' ? true : undefined));
    await traffic.stop();
    await updated.idle();
  }
  await projector.start();
  await faults.agrees(isSpoiled);
}, 240_000);
