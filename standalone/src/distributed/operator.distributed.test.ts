import { talliesCollection } from '@combolab/backend/domain';
import { FeedbackGiven, streams, type Combo, type SearchResult } from '@combolab/contracts';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { orderRows } from '@combolab/platform/adapters/mongo-orders/rows';
import { viewOf } from '@combolab/platform/adapters/mongo-documents/rows';
import { comboForm, makeClip } from '../testing/clips.js';
import { DistributedSite } from '../testing/distributed-site.js';
import { runToEnd } from '../testing/site-process.js';
import type { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';
import { openSite, type OpenSite } from './open-site.js';

let site: DistributedSite;
let open: OpenSite;
let author: TestUser;
let comboId: string;
beforeAll(async () => {
  site = await DistributedSite.start();
  open = await openSite(site.settings);
  author = await site.signUp();
  const shared = await author.form<Combo>('/add-combo', comboForm(await makeClip()));
  comboId = shared.body._id;
  expect((await author.post('/combo/add-feedback', { comboId, likeStatus: 1 })).status).toBe(200);
}, 180_000);
afterAll(async () => {
  await open[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const ask = (...args: string[]) => runToEnd('control', site.settings, args);
const likes = async () => (await author.get<Combo[]>(`/combo/${comboId}`)).body[0]?.numLikes;

/** Writes a wrong count into the view, behind everybody's back. */
async function spoil(): Promise<void> {
  const state = await open.ports.documents.state('tallies');
  const connection = await openMongo(site.settings.DOCUMENTS ?? '');
  const view = viewOf(connection, talliesCollection, state?.epoch ?? 0);
  const { matchedCount } = await view.updateOne({ _id: comboId }, { $set: { 'doc.numLikes': 77 } });
  await connection.close();
  expect(matchedCount).toBe(1);
}

it('is filled with plausible combos while it runs, the same when asked again', async () => {
  const found = async () => (await author.get<SearchResult>('/search/combos?limit=1')).body.total;
  const before = await found();
  const filled = async () => {
    const { code, said } = await runToEnd('generate', site.settings, ['30', '7', '0']);
    return `${String(code)}: ${said}`;
  };
  expect(await filled()).toMatch(/^0: [^]*Recorded 260 new events/);
  await waitUntil('the combos', async () => ((await found()) === before + 30 ? true : undefined));
  expect(await filled()).toMatch(/^0: [^]*Recorded 0 new events/);
}, 180_000);

it('gives and takes the rights of an admin', async () => {
  const verify = { comboId, verified: true };
  expect((await author.post('/combo/verify', verify)).status).toBe(403);
  expect(await ask('grant', author.email)).toEqual({ code: 0, said: `${author.email} is an admin now.\n` });
  expect((await author.post('/combo/verify', verify)).status).toBe(200);
  expect((await ask('revoke', author.email)).code).toBe(0);
  expect((await author.post('/combo/verify', verify)).status).toBe(403);
  expect(await ask('grant', 'nobody@example.test')).toMatchObject({ code: 1 });
}, 180_000);

it('finds a spoilt view, and builds it and the index anew', async () => {
  expect(await ask('verify')).toEqual({ code: 0, said: 'Everything agrees with the log.\n' });
  await spoil();
  const found = await ask('verify');
  expect(found.code).toBe(1);
  expect(found.said).toContain(comboId);
  const rebuilt = await ask('rebuild', 'tallies');
  expect(rebuilt).toEqual({
    code: 0,
    said: 'tallies was built anew and is in use.\nsearch was built anew and is in use.\n',
  });
  await waitUntil('the right count', async () => ((await likes()) === 1 ? true : undefined));
  expect(await ask('verify')).toMatchObject({ code: 0 });
  expect(await ask('rebuild', 'search')).toEqual({ code: 0, said: 'search was built anew and is in use.\n' });
  const unknown = await ask('rebuild', 'nonsense');
  expect(unknown.code).toBe(1);
  expect(unknown.said).toContain("there is no projection 'nonsense'");
}, 180_000);

it('ends a rebuild whose projector was killed in the middle of it', async () => {
  const { log } = open.ports;
  const like = (n: number) => {
    const userId = `crowd-${String(n)}`;
    const context = { commandId: `like-${String(n)}`, actor: userId, correlationId: 'test' };
    return log.append(streams.feedback(comboId, userId), 0, [FeedbackGiven({ comboId, userId, status: 1 })], context);
  };
  for (let n = 0; n < 400; n += 50) await Promise.all(Array.from({ length: 50 }, (_, i) => like(n + i)));
  await spoil();
  const rebuilding = ask('rebuild', 'tallies');
  const connection = await openMongo(site.settings.DOCUMENTS ?? '');
  await waitUntil('the rebuild', async () =>
    (await orderRows(connection).countDocuments({ taker: 'projector', state: 'working' })) > 0 ? true : undefined,
  );
  await site.processes.projector.kill();
  await site.processes.projector.start();
  expect(await rebuilding).toMatchObject({ code: 0, said: expect.stringContaining('was built anew') as string });
  const orders = await orderRows(connection).find({ taker: 'projector' }).sort({ askedAt: -1 }).limit(1).toArray();
  await connection.close();
  expect(orders).toMatchObject([{ state: 'done', attempt: 2 }]);
  await waitUntil('the right count', async () => ((await likes()) === 401 ? true : undefined));
  expect(await ask('verify')).toMatchObject({ code: 0 });
}, 360_000);

it('lists, retries and drops a stream that cannot be applied', async () => {
  expect(await ask('parked')).toEqual({ code: 0, said: 'Nothing is parked.\n' });
  const stream = streams.feedback(comboId, 'broken');
  const broken = { ...FeedbackGiven(FeedbackGiven.example), data: { comboId, userId: 7 } } as never;
  await open.ports.log.append(stream, 0, [broken], { commandId: 'broken', actor: null, correlationId: 'test' });
  const listed = await waitUntil('the parked stream', async () => {
    const { said } = await ask('parked');
    return said.includes(stream) ? said : undefined;
  });
  expect(listed).toContain(`tallies ${stream}@1`);
  const retried = await ask('retry', 'tallies', stream);
  expect(retried.code).toBe(1);
  expect(retried.said).toContain('still cannot be applied');
  expect(await ask('drop', 'tallies', stream)).toMatchObject({ code: 0 });
  expect(await ask('parked')).toEqual({ code: 0, said: 'Nothing is parked.\n' });
  const again = await ask('drop', 'tallies', stream);
  expect(again.said).toContain('is not parked');
  expect((await author.post('/combo/add-feedback', { comboId, likeStatus: 0 })).status).toBe(200);
}, 120_000);
