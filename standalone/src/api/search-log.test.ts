import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MissedSearch } from '@combolab/contracts';
import { castOf, type Cast } from '../testing/cast.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';

interface Told {
  readonly on: boolean;
  readonly searches: readonly MissedSearch[];
  readonly total: number;
}

let folder: string;
let running: TestProduct;
let cast: Cast;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-log-'));
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' }, dataDir: folder });
  cast = await castOf(running);
  await recordCombo(running.product, cast.owner.userId, { name: 'Moonwalk' });
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const miss = (query: string) => cast.visitor.post('/search/missed', { query });
const told = async (days = 30): Promise<Told> =>
  (await cast.admin.get<Told>(`/search/missed?days=${String(days)}`)).body;
const today = new Date().toISOString().slice(0, 10);

it('keeps what was searched in vain in one spelling, and sees for itself whether it finds anything', async () => {
  for (const query of [
    'q=unheard+of&game=ssbu',
    'game=ssbu&q=unheard+of&sort=new&facets=1',
    'game=ssbu&q=moonwalk',
    'game=ssbu&verified=true&q=moonwalk',
  ])
    expect(await miss(query)).toMatchObject({ status: 200, body: { noted: true } });
  expect(await told()).toEqual({
    on: true,
    total: 3,
    searches: [
      { query: 'game=ssbu&q=unheard+of', miss: 'nothing', times: 2, lastDay: today },
      { query: 'game=ssbu&verified=true&q=moonwalk', miss: 'nothing', times: 1, lastDay: today },
      { query: 'game=ssbu&q=moonwalk', miss: 'unopened', times: 1, lastDay: today },
    ],
  });
});

it('says what is wrong with a search', async () => {
  for (const query of ['', 'percent=200-1', 'nonsense=1', 'x'.repeat(4001)]) {
    const { status, body } = await miss(query);
    expect([status, (body as { correlationId?: string }).correlationId]).toEqual([400, expect.any(String)]);
  }
  expect((await cast.admin.get('/search/missed?days=31')).status).toBe(400);
  expect((await told()).total).toBe(3);
});

it('forgets nothing when it is started again, and what is older than 30 days', async () => {
  await running[Symbol.asyncDispose]();
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' }, dataDir: folder });
  const { blobs } = running.product.ports;
  const old = JSON.stringify([{ query: 'game=ssbu&q=old', miss: 'nothing', times: 9 }]);
  await blobs.put('search-log/2020-01-01/a.json', Readable.from([Buffer.from(old)], { objectMode: false }));
  cast = await castOf(running);
  expect((await told()).total).toBe(3);
  await miss('game=ssbu&q=unheard+of');
  expect((await told()).searches[0]).toMatchObject({ times: 3 });
  expect(await blobs.stat('search-log/2020-01-01/a.json')).toBeNull();
});

it('keeps none where the operator does not want it', async () => {
  await using quiet = await startTestProduct({ env: { RATE_LIMITS: 'off', SEARCH_LOG: 'off' } });
  const { visitor, admin } = await castOf(quiet);
  expect((await visitor.post('/search/missed', { query: 'game=ssbu&q=a' })).body).toEqual({ noted: false });
  expect((await admin.get('/search/missed')).body).toEqual({ on: false, searches: [], total: 0 });
});
