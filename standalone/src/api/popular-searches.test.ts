import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { PopularSearch } from '@combolab/contracts';
import { castOf, type Cast } from '../testing/cast.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';

interface Told {
  readonly searches: readonly PopularSearch[];
}

const MARIO = 'game=ssbu&attacker=ssbu%3Amario';
const today = new Date().toISOString().slice(0, 10);

let folder: string;
let running: TestProduct;
let cast: Cast;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-popular-'));
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' }, dataDir: folder });
  cast = await castOf(running);
  await recordCombo(running.product, cast.owner.userId, { name: 'Moonwalk', characterId: 'ssbu:mario' });
});
afterEach(async () => {
  await running[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const popular = async (game = 'ssbu'): Promise<readonly PopularSearch[]> =>
  (await cast.visitor.get<Told>(`/search/popular?game=${game}`)).body.searches;

let processes = 0;
/** What another process has counted. */
const counted = (game: string, query: string, times: number) =>
  running.product.ports.blobs.put(
    `opened-searches/${today}/process-${String((processes += 1))}.json`,
    Readable.from([Buffer.from(JSON.stringify([{ game, query, times }]))], { objectMode: false }),
  );

it('shows a search that three people opened combos of, in one spelling, with what it finds now', async () => {
  const noted = await Promise.all(
    [cast.owner, cast.other, cast.visitor].map((person) =>
      person.post('/search/opened', { query: `${MARIO}&sort=new` }),
    ),
  );
  expect(noted.map(({ body }) => body)).toEqual([{ noted: true }, { noted: true }, { noted: true }]);
  expect(await popular()).toEqual([{ query: MARIO, total: 1 }]);
  expect(await popular('ssbm')).toEqual([]);
});

it('counts one person once a day, and shows nothing that fewer than three have', async () => {
  expect((await cast.owner.post('/search/opened', { query: MARIO })).body).toEqual({ noted: true });
  for (let again = 0; again < 3; again += 1)
    expect((await cast.owner.post('/search/opened', { query: MARIO })).body).toEqual({ noted: false });
  expect(await popular()).toEqual([]);
});

it('shows no words of somebody’s own, no accounts, no plain list, and nothing that finds nothing', async () => {
  for (const query of ['game=ssbu&q=alice+was+here', 'game=ssbu&author=alice', 'game=ssbu', 'attacker=ssbu%3Amario'])
    expect((await cast.owner.post('/search/opened', { query })).body).toEqual({ noted: false });
  await counted('ssbu', 'game=ssbu&attacker=ssbu%3Abowser', 9);
  await counted('ssbu', 'game=ssbu&attacker=ssbu%3Amario&percent=0-60', 5);
  expect((await popular()).map(({ query }) => query)).toEqual(
    expect.not.arrayContaining(['game=ssbu&attacker=ssbu%3Abowser']),
  );
});

it('adds up what processes and days have counted, the most frequent first', async () => {
  await counted('ssbu', MARIO, 4);
  await counted('ssbu', 'game=ssbu&q=moonwalk&attacker=ssbu%3Amario', 3);
  await counted('ssbu', 'game=ssbu&notAttacker=ssbu%3Abowser', 7);
  const told = await popular();
  expect(told.slice(0, 2).map(({ query }) => query)).toEqual(['game=ssbu&notAttacker=ssbu%3Abowser', MARIO]);
});

it('says what is wrong with a search, and keeps nothing where the operator does not want it', async () => {
  for (const query of ['', 'percent=200-1', 'nonsense=1', 'x'.repeat(4001)])
    expect((await cast.visitor.post('/search/opened', { query })).status).toBe(400);
  expect((await cast.visitor.get('/search/popular?game=chess')).status).toBe(400);
  await using quiet = await startTestProduct({ env: { RATE_LIMITS: 'off', SEARCH_LOG: 'off' } });
  const { visitor } = await castOf(quiet);
  expect((await visitor.post('/search/opened', { query: MARIO })).body).toEqual({ noted: false });
  expect((await visitor.get('/search/popular?game=ssbu')).body).toEqual({ searches: [] });
});
