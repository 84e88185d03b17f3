import type { SearchResult } from '@combolab/contracts';
import { Opened } from '@combolab/platform';
import { OwnEngine } from '../testing/own-engine.js';
import { waitUntil } from '../testing/wait-until.js';
import { FaultSite, more } from './fault-site.js';

const opened = new Opened();
let engine: OwnEngine;
let faults: FaultSite;
beforeAll(async () => {
  engine = opened.use(await OwnEngine.start('elasticsearch'));
  faults = opened.use(await FaultSite.start(engine));
}, 300_000);
afterAll(() => opened[Symbol.asyncDispose](), 60_000);

/** In an order that the likes of the traffic leave alone. */
const FILTERS = '/search/combos?game=ssbu&attacker=ssbu:mario&facets=1&sort=new';

const search = async (path: string) => (await faults.person(1).get<SearchResult>(path)).body;

/** What is asked by filters, page by page. */
async function pages(): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { hits, cursor: next }: SearchResult = await search(`${FILTERS}&limit=1${cursor}`);
    ids.push(...hits.map(({ _id }) => _id));
    cursor = next === null ? null : `&cursor=${encodeURIComponent(next)}`;
  }
  return ids;
}

it('answers filters from the views and says that text search is off while Elasticsearch is gone, and catches up', async () => {
  await faults.agrees();
  const before = await search(FILTERS);
  expect(before).not.toHaveProperty('textSearchOff');
  const found = await pages();
  await faults.during(async (traffic) => {
    await engine.kill();
    const { textSearchOff, ...without } = await search(FILTERS);
    expect(textSearchOff).toEqual({ newest: null });
    expect([without.total, without.facets]).toEqual([before.total, before.facets]);
    expect(await pages()).toEqual(found);
    const text = await faults.person(1).get('/search/combos?game=ssbu&q=one');
    expect([text.status, text.body.code, text.body.detail]).toEqual([
      503,
      'text-search-off',
      'Searching for text is off for the moment. Remove the text to go on with filters, or try again shortly.',
    ]);
    expect(text.body.correlationId).toMatch(/./);
    const old = await faults.person(1).get(`/game/combos/null/ssbu/0/10/ssbu:mario/[]/null/[0,200]/[]`);
    expect([old.status, old.headers.get('text-search')]).toEqual([200, 'off']);
    const { _id } = await faults.share('Made meanwhile');
    faults.combos.push(_id);
    await waitUntil('the new combo', async () => {
      const { hits } = await search(FILTERS);
      return hits.some((hit) => hit._id === _id) ? true : undefined;
    });
    await more(traffic, 30);
    await engine.comeBack();
    await waitUntil('text search', async () => {
      const { status, body } = await faults.person(1).get<SearchResult>('/search/combos?game=ssbu&q=made+mean');
      return status === 200 && body.total === 1 ? true : undefined;
    });
    await more(traffic, 30);
  });
}, 300_000);

it('answers filters in time while Elasticsearch takes connections and answers nobody', async () => {
  await engine.freeze();
  try {
    expect((await search(FILTERS)).textSearchOff).toEqual({ newest: null });
    expect(
      (await faults.person(1).post('/combo/add-feedback', { comboId: faults.combos[0], likeStatus: 1 })).status,
    ).toBe(200);
  } finally {
    await engine.thaw();
  }
  await waitUntil('the search', async () => ((await search(FILTERS)).textSearchOff === undefined ? true : undefined));
  await faults.agrees();
}, 120_000);
