import type { SearchResult } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

let running: TestProduct;
let user: TestUser;
const ids: Record<string, string> = {};

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  user = await TestUser.signUp(running.url);
  const combos = {
    ladder: {
      name: 'Up air ladder',
      characterIds: ['ssbu:donkey-kong', 'ssbu:ness', 'ssbu:lucina'],
      percentRange: [20, 60],
      moves: ['up-throw', 'up-air', 'up-special'].map((move, n) => ({ frame: n * 30, move })),
    },
    spike: { name: 'Cape spike', tags: ['Read', 'Edgeguard'], characterIds: ['ssbu:fox'], percentRange: [60, 95] },
    knee: {
      name: 'Knee',
      characterId: 'ssbu:captain-falcon',
      characterIds: ['ssbu:mario'],
      tags: ['String'],
      percentRange: [0, 10],
    },
    rest: {
      name: 'Rést',
      gameId: 'ssbm',
      characterId: 'ssbm:jigglypuff',
      characterIds: ['ssbm:fox'],
      percentRange: [80, 200],
    },
  } as const;
  for (const [name, content] of Object.entries(combos))
    ids[name] = await recordCombo(running.product, user.userId, content as never);
});
afterAll(() => running[Symbol.asyncDispose]());

const search = async (query: string): Promise<SearchResult> =>
  (await user.get<SearchResult>(`/search/combos?${query}`)).body;
/** Those that meet the whole question. */
const named = async (query: string): Promise<string[]> => {
  const { hits, total, exact = total } = await search(query);
  return hits
    .slice(0, exact)
    .map(({ _id }) => Object.entries(ids).find(([, id]) => id === _id)?.[0] ?? '?')
    .sort();
};

it.each([
  ['', ['knee', 'ladder', 'rest', 'spike']],
  ['game=ssbu', ['knee', 'ladder', 'spike']],
  ['attacker=ssbu:mario', ['ladder', 'spike']],
  ['attacker=ssbu:mario&attacker=ssbu:captain-falcon&game=ssbu', ['knee', 'ladder', 'spike']],
  ['defender=ssbu:ness', ['ladder']],
  ['defender=ssbu:spacies', ['spike']],
  ['notAttacker=ssbu:mario', ['knee', 'rest']],
  ['tag=Read&tag=String', ['knee', 'spike']],
  ['percent=60-60', ['ladder', 'spike']],
  ['percent=11-19', []],
  ['percent=96-200', ['rest']],
  ['percent=60-90&wholePercent=1', ['spike']],
  ['percent=20-95&wholePercent=1', []],
  ['wholePercent=1', ['knee', 'ladder', 'rest', 'spike']],
  ['move=up-special&move=down-air', ['ladder']],
  ['sequence=up-throw,up-special', ['ladder']],
  ['sequence=up-special,up-throw', []],
  ['first=up-throw', ['ladder']],
  ['first=up-special', []],
  ['inputs=R_Z', ['knee', 'ladder', 'rest', 'spike']],
  ['inputs=R_Z,R_Z', []],
  ['defender=ssbu:marth', []],
  ['defender=ssbu:marth&echo=1', ['ladder']],
  ['q=rest', ['rest']],
  ['q=MARIO%20cap', ['spike']],
  ['q=captain', ['knee']],
  ['difficulty=Hard', []],
  ['verified=true', []],
])('finds by %s', async (query, expected) => {
  expect(await named(query)).toEqual(expected);
});

it('counts every facet under all filters but its own', async () => {
  const { total, facets } = await search('game=ssbu&attacker=ssbu:mario&tag=Read&facets=1');
  expect(total).toBe(1);
  expect(facets).toMatchObject({
    attacker: [{ value: 'ssbu:mario', count: 1 }],
    defender: [{ value: 'ssbu:fox', count: 1 }],
    tag: [
      { value: 'Edgeguard', count: 1 },
      { value: 'Read', count: 1 },
      { value: 'True Combo', count: 1 },
    ],
    game: [{ value: 'ssbu', count: 1 }],
    verified: [{ value: 'false', count: 1 }],
  });
  expect(facets?.percent).toEqual(Array.from({ length: 20 }, (_, bin) => (bin >= 6 && bin <= 9 ? 1 : 0)));
  expect((await search('')).facets).toBeNull();
});

it('pages by cursor to the end, each combo once', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: SearchResult = await search(`limit=3${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`);
    seen.push(...page.hits.map(({ _id }) => _id));
    cursor = page.cursor;
  } while (cursor !== null);
  expect([...seen].sort()).toEqual(Object.values(ids).sort());
  const { cursor: first } = await search('limit=1');
  expect((await user.get(`/search/combos?game=ssbm&cursor=${encodeURIComponent(first ?? '')}`)).status).toBe(400);
});

it('sorts, and likes reach sorting within a second while counts come from the views', async () => {
  await user.post('/combo/add-feedback', { comboId: ids.rest, likeStatus: 1 });
  await waitUntil(
    'the like to sort',
    async () => ((await search('sort=liked')).hits[0]?._id === ids.rest ? true : undefined),
    2000,
  );
  expect((await search('sort=liked')).hits[0]).toMatchObject({ numLikes: 1, likeStatus: 1 });
  expect((await search('sort=wide')).hits.map(({ _id }) => _id)[0]).toBe(ids.rest);
  expect((await search('sort=new')).hits[0]?._id).toBe(ids.rest);
});

it('shows an edit and a deletion in the next search', async () => {
  const comboId = await recordCombo(running.product, user.userId, { name: 'Shortlived' });
  await user.post('/update-combo', { comboId, name: 'Longlived' });
  expect((await search('q=shortlived')).total).toBe(0);
  expect((await search('q=longlived')).total).toBe(1);
  await user.post('/delete-combo', { comboId });
  expect((await search('q=longlived')).total).toBe(0);
});

it('answers the path form with whole combos', async () => {
  const { body } = await user.get<{ actions: unknown[]; name: string }[]>(
    `/game/combos/null/ssbu/0/10/${encodeURIComponent('ssbu:mario')}/${encodeURIComponent('["ssbu:fox"]')}/null/${encodeURIComponent('[0,200]')}/${encodeURIComponent('["Read"]')}`,
  );
  expect(body.map(({ name, actions }) => [name, actions.length])).toEqual([['Cape spike', 1]]);
});
