import type { AnswerOf, Combo, routes } from '@combolab/contracts';
import { comboForm, makeClip } from '../testing/clips.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

type Why = AnswerOf<typeof routes.whyFound>;

let running: TestProduct;
let user: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  user = await TestUser.signUp(running.url, 'whywriter');
  const fields = { name: 'Up throw ladder', characterIds: ['ssbu:ness'], percentRange: [20, 60] };
  comboId = (await user.form<Combo>('/add-combo', comboForm(await makeClip({}), fields))).body._id;
});
afterAll(() => running[Symbol.asyncDispose]());

const why = (query: string) => user.get<Why>(`/search/combos/${comboId}/why?${query}`);

it.each<[string, readonly string[]]>([
  ['q=up+throw+ladder', ['same-title', 'starts-together']],
  ['q=ladder', ['whole-title']],
  ['q=on+ness+at+30', ['one-opponent', 'every-percent']],
  ['q=newest+on+ness', []],
  ['', []],
])('tells what a combo has of %j', async (query, reasons) => {
  const { status, body } = await why(query);
  expect([status, body.reasons]).toEqual([200, reasons]);
});

it('refuses what no search understands, and tells nothing of what is gone', async () => {
  expect((await why('percent=90-10')).status).toBe(400);
  expect((await user.get('/search/combos/nothing/why')).status).toBe(404);
  await user.post('/delete-combo', { comboId });
  expect((await why('q=ladder')).status).toBe(404);
});
