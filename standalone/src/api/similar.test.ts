import type { AnswerOf, Combo, routes } from '@combolab/contracts';
import { comboForm, makeClip } from '../testing/clips.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

type Similar = AnswerOf<typeof routes.similarCombos>;

let running: TestProduct;
let author: TestUser;
let other: TestUser;
let clip: Buffer;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url, 'alike');
  other = await TestUser.signUp(running.url, 'another');
  clip = await makeClip({});
});
afterAll(() => running[Symbol.asyncDispose]());

const share = async (user: TestUser, fields: Readonly<Record<string, unknown>>): Promise<string> =>
  (await user.form<Combo>('/add-combo', comboForm(clip, fields))).body._id;
/** As the last who wrote sees it. */
const similarTo = async (comboId: string, user = other) => (await user.get<Similar>(`/combos/${comboId}/similar`)).body;
const names = (cards: Similar['similar']) => cards.map(({ name }) => name);

const ness = { characterIds: ['ssbu:ness'], percentRange: [20, 60] };

it('finds what is like a combo, other ways from the same spot, and more of its author, none twice', async () => {
  const own = await share(author, { ...ness, name: 'Down throw up air up air' });
  await share(other, { ...ness, name: 'Down throw up air up air up b' });
  await share(other, { ...ness, name: 'Forward smash', percentRange: [50, 140] });
  await share(other, {
    ...ness,
    name: 'Down throw up air up air on another',
    characterId: 'ssbu:luigi',
    characterIds: ['ssbu:fox'],
  });
  await share(author, {
    name: 'Something of Melee',
    gameId: 'ssbm',
    characterId: 'ssbm:fox',
    characterIds: ['ssbm:marth'],
  });
  const { similar, sameSpot, byAuthor } = await similarTo(own, author);
  expect(names(similar)[0]).toBe('Down throw up air up air up b');
  expect(names(similar)).toContain('Down throw up air up air on another');
  expect(names([...similar, ...sameSpot])).toContain('Forward smash');
  expect(names(byAuthor)).toEqual(['Something of Melee']);
  const ids = [...similar, ...sameSpot, ...byAuthor].map(({ _id }) => _id);
  expect(ids).not.toContain(own);
  expect(new Set(ids).size).toBe(ids.length);
});

it('shows nothing that was deleted, and refuses for a combo that is gone', async () => {
  const own = await share(author, { ...ness, name: 'Back air back air' });
  const gone = await share(other, { ...ness, name: 'Back air back air back air' });
  expect(names((await similarTo(own)).similar)).toContain('Back air back air back air');
  await other.post('/delete-combo', { comboId: gone });
  expect(names((await similarTo(own)).similar)).not.toContain('Back air back air back air');
  const answer = await TestUser.visitor(running.url).get(`/combos/${gone}/similar`);
  expect(answer.status).toBe(404);
});
