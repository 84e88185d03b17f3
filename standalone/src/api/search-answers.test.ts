import { FACET_FIELDS, NO_VALUES, TAGS, type Combo, type SearchResult } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let user: TestUser;
let named: string;
let described: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  user = await TestUser.signUp(running.url);
  named = await recordCombo(running.product, user.userId, { name: 'Moonwalk', description: '' });
  described = await recordCombo(running.product, user.userId, { name: 'Stomp', description: 'After a long moonwalk.' });
  for (let i = 0; i < 10; i++)
    await recordCombo(running.product, user.userId, { name: `Filler ${String(i)}`, percentRange: [190, 200] });
});
afterAll(() => running[Symbol.asyncDispose]());

const search = async (query: string): Promise<SearchResult> =>
  (await user.get<SearchResult>(`/search/combos?${query}`)).body;
const idsOf = ({ hits }: SearchResult): string[] => hits.map(({ _id }) => _id);
const path = (over: { skip?: number; limit?: number; text?: string; percent?: string; tags?: string } = {}): string => {
  const { skip = 0, limit = 10, text = 'null', percent = '[0,200]', tags = '[]' } = over;
  return `/game/combos/null/ssbu/${[skip, limit, 'null', '[]', text, percent, tags].map((each) => encodeURIComponent(each)).join('/')}`;
};

it('says what it understood, always', async () => {
  for (const [query, text] of [
    ['', ''],
    ['q=%20moonwalk%20', 'moonwalk'],
    ['game=ssbm&facets=1', ''],
    ['q=nothing-like-it', 'nothing-like-it'],
  ] as const) {
    const answer = await search(query);
    expect(Object.keys(answer).sort()).toEqual(['cursor', 'facets', 'hits', 'total', 'understood']);
    expect(answer.understood).toMatchObject({ text, attackers: [], offers: [], spans: [] });
  }
});

it('sorts by the best match when there is text, by the newest when there is none or it is asked', async () => {
  expect(idsOf(await search('q=moonwalk'))).toEqual([named, described]);
  expect(idsOf(await search('q=moonwalk&sort=best'))).toEqual([named, described]);
  expect(idsOf(await search('q=moonwalk&sort=new'))).toEqual([described, named]);
  expect(idsOf(await search('limit=50')).slice(-2)).toEqual([described, named]);
  const { body } = await user.get<Combo[]>(path({ text: 'moonwalk' }));
  expect(body.map(({ _id }) => _id)).toEqual([named, described]);
});

it('gives 10 at a time unless asked otherwise, from the first', async () => {
  expect([(await search('')).hits.length, (await search('')).total]).toEqual([10, 12]);
  const pages = await Promise.all([0, 10, 20].map((skip) => user.get<Combo[]>(path({ skip }))));
  expect(pages.map(({ body }) => body.length)).toEqual([10, 2, 0]);
  const all = idsOf(await search('limit=50'));
  expect(pages.flatMap(({ body }) => body.map(({ _id }) => _id))).toEqual(all);
});

it('knows percents from 0 to 200', async () => {
  expect((await search('percent=0-200')).total).toBe(12);
  expect((await search('percent=200-200')).total).toBe(10);
  expect((await user.get(path({ percent: '[200,200]' }))).body).toHaveLength(10);
  for (const percent of ['[0,201]', '[-1,200]', '[0,0.5]'])
    expect((await user.get(path({ percent }))).status).toBe(400);
  expect((await user.get('/search/combos?percent=0-201')).status).toBe(400);
});

it('knows the seven combo types by their exact words', async () => {
  const types = ['True Combo', 'Edgeguard', 'String', 'Read', 'For Fun', 'Ledge Trap', 'Tech Chase'];
  expect([...TAGS]).toEqual(types);
  const comboId = await recordCombo(running.product, user.userId);
  const { body } = await user.post<Combo>('/update-combo', { comboId, tags: types });
  expect(body.tags).toEqual(types);
  for (const tag of types) expect(idsOf(await search(`tag=${encodeURIComponent(tag)}`))).toContain(comboId);
  for (const tag of ['true combo', 'Combo', ''])
    expect((await user.post('/update-combo', { comboId, tags: [tag] })).status).toBe(400);
  await user.post('/delete-combo', { comboId });
});

it('finds as many combos as each facet promises, and keeps such a search', async () => {
  const comboId = await recordCombo(running.product, user.userId, {
    patch: '13.0.1',
    conditions: { position: 'ledge', platform: 'top', di: 'out', fiftyFifty: true, outOfShield: false },
    moves: [{ frame: 0, move: 'up-air' }],
  });
  const { facets } = await search('facets=1&limit=1');
  for (const name of FACET_FIELDS) {
    const counts = facets?.[name] ?? [];
    expect([name, counts.length]).not.toEqual([name, 0]);
    for (const { value, count } of counts) {
      const query = `${name}=${encodeURIComponent(value)}`;
      expect([query, (await search(query)).total]).toEqual([query, count]);
    }
    const query = `${name}=${encodeURIComponent(counts[0]?.value ?? '')}`;
    expect((await user.post('/user/save-search', { query, alert: true })).status).toBe(200);
  }
  await user.post('/delete-combo', { comboId });
});

it('reads the counts in hits from the views, not from the index', async () => {
  const { search: index } = running.product.ports;
  const [hit] = (await search('q=moonwalk&limit=1')).hits;
  if (hit === undefined) throw new Error('nothing found');
  const [epoch, n] = hit.versions.combo;
  await index.write([
    {
      ...{ ...NO_VALUES, id: named, version: [epoch + 1, n + 100], game: ['ssbu'], attacker: ['ssbu:mario'] },
      ...{
        defender: ['ssbu:fox'],
        percent: [0, 10],
        difficultyScore: 1,
        verified: ['true'],
        numLikes: 999,
        standing: 0,
      },
      ...{ createdAt: hit.createdAt, name: 'Moonwalk', description: '', fighterNames: ['Mario'] },
      ...{ title: [], moves: [], mentioned: [], inputs: [] },
    },
  ]);
  const [first] = (await search('sort=liked')).hits;
  expect(first).toMatchObject({ _id: named, numLikes: 0, verified: false });
});
