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
  user = await TestUser.signUp(running.url, 'nearest');
  await user.post('/new-user', { displayName: 'nearest' });
  const ness = { characterIds: ['ssbu:ness'], percentRange: [0, 40] };
  const combos = {
    title: { ...ness, name: 'Nair into fair on Ness', description: '' },
    longer: { ...ness, name: 'Nair into fair into bair on Ness and others', description: '' },
    turned: { ...ness, name: 'Fair, nair, fair', description: 'Not the nair into fair you know.' },
    other: { ...ness, name: 'Dthrow ladder', description: '', characterIds: ['ssbu:fox', 'ssbu:ness', 'ssbu:wolf'] },
    luigi: { ...ness, name: 'Dthrow cyclone', description: '', characterId: 'ssbu:luigi', percentRange: [60, 90] },
  };
  for (const [name, content] of Object.entries(combos))
    ids[name] = await recordCombo(running.product, user.userId, content as never);
});
afterAll(() => running[Symbol.asyncDispose]());

const ask = async (query: Readonly<Record<string, string>>): Promise<SearchResult> => {
  const { status, body } = await user.get<SearchResult>(`/search/combos?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return body;
};
const names = ({ hits }: Pick<SearchResult, 'hits'>): string[] =>
  hits.map(({ _id }) => Object.entries(ids).find(([, id]) => id === _id)?.[0] ?? '?');

it.each([
  [{ q: 'Nair into fair on Ness' }],
  [{ q: 'nair > fair vs ness' }],
  [{ sequence: 'neutral-air,forward-air', defender: 'ssbu:ness' }],
])('puts the title first that says what was asked: %j', async (query) => {
  expect(names(await ask(query)).slice(0, 3)).toEqual(['title', 'turned', 'longer']);
});

it('puts those that are done on one alone before those done on many', async () => {
  expect(names(await ask({ defender: 'ssbu:ness', attacker: 'ssbu:mario' })).at(-1)).toBe('other');
});

it('finds the newest where nothing is asked, and the best where anything is', async () => {
  expect(names(await ask({}))[0]).toBe('luigi');
  expect(names(await ask({ game: 'ssbu' }))[0]).toBe('luigi');
});

it('shows those with all words first, then those with most, and says which words need not be there', async () => {
  const found = await ask({ q: 'mario ladder pancake' });
  expect(names(found)[0]).toBe('other');
  expect([found.exact, found.understood.optional]).toEqual([0, ['ladder', 'pancake']]);
  const some = await ask({ q: 'mario ladder' });
  expect([names(some)[0], some.exact, some.total > 1, some.understood.optional]).toEqual([
    'other',
    1,
    true,
    ['ladder'],
  ]);
});

it('leaves out what nothing meets, the least missed first, and says so', async () => {
  const late = await ask({ q: 'luigi at 150' });
  expect([names(late), late.exact, late.understood.optional]).toEqual([['luigi'], 0, ['at 150']]);
  const nobody = await ask({ q: 'luigi on wolf' });
  expect([names(nobody), nobody.understood.optional]).toEqual([['luigi'], ['wolf']]);
});

it('keeps a single condition rather than find nothing, what is missed most first', async () => {
  const alone = await ask({ q: 'bowser on wolf at 70' });
  expect([names(alone), alone.exact, alone.understood.optional]).toEqual([['other'], 0, ['at 70', 'bowser']]);
  const percent = await ask({ q: 'bowser on marth at 70' });
  expect([names(percent), percent.understood.optional]).toEqual([['luigi'], ['marth', 'bowser']]);
});

it('keeps the filters of an address unless it says that what is near will do', async () => {
  const asked = { attacker: 'ssbu:luigi', percent: '150-150' };
  const strict = await ask(asked);
  expect([strict.total, strict.exact, strict.understood.optional]).toEqual([0, undefined, []]);
  const near = await ask({ ...asked, near: '1' });
  expect([names(near), near.exact, near.understood.optional]).toEqual([['luigi'], 0, ['at 150%']]);
});

it('never brings back what is asked not to be there', async () => {
  const { total, understood } = await ask({ q: 'luigi not vs ness' });
  expect([total, understood.optional]).toEqual([0, []]);
});

it('pages through what is near as through all else, nothing twice', async () => {
  const all = names(await ask({ q: 'mario ladder pancake' }));
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: SearchResult = await ask({
      q: 'mario ladder pancake',
      limit: '1',
      ...(cursor === null ? {} : { cursor }),
    });
    seen.push(...names(page));
    ({ cursor } = page);
  } while (cursor !== null);
  expect(seen).toEqual(all);
  const bad = await user.get('/search/combos?q=mario+ladder+pancake&cursor=near.words.nonsense');
  expect(bad.status).toBe(400);
});

it('finds combos of an author by name, and takes a name nobody has for words', async () => {
  expect((await ask({ author: 'nearest' })).total).toBe(5);
  expect((await ask({ author: user.userId })).total).toBe(5);
  expect((await ask({ author: 'nobodyatall' })).total).toBe(0);
  const by = await ask({ q: 'luigi combos by nearest' });
  expect([names(by), by.understood.authors, by.understood.text, by.exact]).toEqual([
    ['luigi'],
    ['nearest'],
    '',
    undefined,
  ]);
  expect((await ask({ q: 'luigi combos by nobodyatall' })).understood).toMatchObject({
    authors: [],
    text: 'by nobodyatall',
  });
  expect((await ask({ q: '@nearest luigi' })).understood.authors).toEqual(['nearest']);
});

it('counts authors by their names, under all filters but their own', async () => {
  const counted = async (asked: object) => (await ask({ ...asked, facets: '1' })).facets?.author;
  expect(await counted({})).toEqual([{ value: 'nearest', count: 5 }]);
  expect(await counted({ q: 'luigi' })).toEqual([{ value: 'nearest', count: 1 }]);
  expect(await counted({ author: 'nobodyatall' })).toEqual([{ value: 'nearest', count: 5 }]);
});

it.each(['zzzzqqqq', '', '()'])('says so where nothing of a question can be met: %s', async (q) => {
  const { total, understood } = await ask({ q });
  expect(understood.optional).toEqual([]);
  expect(total).toBe(q === 'zzzzqqqq' ? 0 : 5);
});

it('reads no word of the game as another that looks like it', async () => {
  const { understood } = await ask({ q: 'luigi lader' });
  expect(understood.corrections.map(({ to }) => to)).toEqual(['ladder']);
  expect((await ask({ q: 'luigi spike' })).understood.corrections).toEqual([]);
});

it('tells who keeps a search for an author what that author shares', async () => {
  const keeper = await TestUser.signUp(running.url, 'keeper');
  await keeper.post('/new-user', { displayName: 'keeper' });
  const saved = await keeper.post('/user/save-search', { query: 'game=ssbu&author=nearest', alert: true });
  expect(saved.status).toBe(200);
  const content = { name: 'Alarm bell', description: '', characterIds: ['ssbu:ness'], percentRange: [0, 40] };
  await recordCombo(running.product, user.userId, content as never);
  const told = await waitUntil('the notification', async () => {
    const { body } = await keeper.get<{ notifications: readonly { kind: string }[] }>('/user/notifications');
    return body.notifications.find(({ kind }) => kind === 'match');
  });
  expect(told.kind).toBe('match');
});
