import type { SearchResult } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let user: TestUser;
const ids: Record<string, string> = {};

const press = (frame: number, ...types: string[]) => ({
  frame,
  breakpoint: false,
  presses: types.map((type) => ({ type, hold: 'SELECT_NO_HOLD', isComplete: true })),
});

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  user = await TestUser.signUp(running.url);
  const combos = {
    ladder: {
      ...{
        name: 'Up throw, uair, up air into upB',
        description: 'A true ladder; side b is safer.',
        percentRange: [20, 60],
      },
      ...{ characterIds: ['ssbu:donkey-kong', 'ssbu:ness'], tags: ['True Combo'] },
      actions: [press(5, 'CONTROL_STICK_UP'), press(9, 'C_STICK_UP'), press(20, 'CONTROL_STICK_UP', 'B_BUTTON')],
    },
    spike: {
      ...{ name: 'Cape spike', description: 'Fair at the ledge', percentRange: [60, 95] },
      ...{
        characterIds: ['ssbu:fox'],
        tags: ['Read', 'Edgeguard'],
        actions: [press(5, 'B_BUTTON'), press(9, 'A_BUTTON')],
      },
    },
    knee: {
      ...{ name: 'Knee', description: 'Zero to death', percentRange: [0, 10] },
      ...{ characterId: 'ssbu:captain-falcon', characterIds: ['ssbu:mario'], tags: ['String'] },
    },
    tipper: {
      ...{ name: 'Jab lock', description: '', characterId: 'ssbu:lucina', characterIds: ['ssbu:cloud'] },
      ...{ percentRange: [100, 120], tags: ['String'] },
    },
    rest: {
      ...{ name: 'Rést', description: '', gameId: 'ssbm', characterId: 'ssbm:jigglypuff', characterIds: ['ssbm:fox'] },
      ...{ percentRange: [80, 200], tags: ['For Fun'] },
    },
  };
  for (const [name, content] of Object.entries(combos))
    ids[name] = await recordCombo(running.product, user.userId, content as never);
});
afterAll(() => running[Symbol.asyncDispose]());

const ask = (words: Readonly<Record<string, string>>) =>
  user.get<SearchResult>(`/search/combos?${new URLSearchParams(words).toString()}`);
async function found(words: Readonly<Record<string, string>>): Promise<string[]> {
  const { status, body } = await ask(words);
  if (status !== 200) throw new Error(JSON.stringify(body));
  expect(body.total).toBe(body.hits.length);
  // those that meet the whole question
  return body.hits
    .slice(0, body.exact ?? body.total)
    .map(({ _id }) => Object.entries(ids).find(([, id]) => id === _id)?.[0] ?? '?')
    .sort();
}

it.each([
  ['mario vs ness 0 to 40 true combo up air', ['ladder']],
  ['dk', []],
  ['vs dk', ['ladder']],
  ['mario', ['ladder', 'spike']],
  ['mario up air', ['ladder']],
  ['uair', ['ladder']],
  ['up-b ladder', ['ladder']],
  ['fair', ['knee', 'spike']],
  ['falcon fair', ['knee']],
  ['falcon knee at 5%', ['knee']],
  ['falcon at 80', []],
  ['at 60', ['ladder', 'spike']],
  ['0td', ['knee']],
  ['utilt', []],
  ['up throw > uair', ['ladder']],
  ['uair > uair > upb', ['ladder']],
  ['uair > up throw', []],
  ['uair > uair > uair', []],
  ['edgeguard mario', ['spike']],
  ['mario -edgeguard', ['ladder']],
  ['mario not vs ness', ['spike']],
  ['melee puff', ['rest']],
  ['rest', ['rest']],
  ['"up throw" ladder', ['ladder']],
  ['jab string', ['tipper']],
  ['lader', ['ladder']],
  ['captian falcon', ['knee']],
  ['jigglypof rest', ['rest']],
  ['"jigglypof" rest', []],
  ['mario combos', ['ladder', 'spike']],
] as const)('finds with %j', async (q, names) => {
  expect(await found({ q })).toEqual(names);
});

it.each([
  [{ sequence: 'up-throw,up-air' }, ['ladder']],
  [{ sequence: 'up-air,up-throw' }, []],
  [{ first: 'up-throw' }, ['ladder']],
  [{ first: 'up-air' }, []],
  [{ move: 'forward-air' }, ['knee', 'spike']],
  [{ inputs: 'CONTROL_STICK_UP,B_BUTTON' }, ['ladder']],
  [{ inputs: 'CONTROL_STICK_UP,CONTROL_STICK_UP' }, ['ladder']],
  [{ inputs: 'B_BUTTON,A_BUTTON' }, ['spike']],
  [{ inputs: 'A_BUTTON,B_BUTTON' }, []],
  [{ attacker: 'ssbu:marth' }, []],
  [{ attacker: 'ssbu:marth', echo: '1' }, ['tipper']],
  [{ q: 'marth', game: 'ssbu', echo: '1' }, ['tipper']],
  [{ q: 'fair', attacker: 'ssbu:mario' }, ['spike']],
  [{ q: 'cape', attacker: 'ssbu:mario' }, ['ladder', 'spike']],
  [{ q: 'cape', attacker: 'ssbu:lucina' }, []],
  [{ q: 'melee puff', game: 'ssbu', attacker: 'ssbu:mario' }, ['rest']],
  [{ q: 'mario without side b', game: 'ssbu' }, ['ladder']],
  [{ q: 'mario without fair' }, ['ladder', 'spike']],
  [{ notMove: 'forward-air' }, ['ladder', 'rest', 'spike', 'tipper']],
] as const)('finds with %j', async (words, names) => {
  expect(await found(words)).toEqual(names);
});

it('says what it took the words for, and how it read what nobody wrote', async () => {
  const { understood } = (await ask({ q: 'dk vs falcon at 60 lader', game: 'ssbu' })).body;
  expect(understood).toMatchObject({
    game: 'ssbu',
    attackers: ['ssbu:donkey-kong'],
    defenders: ['ssbu:captain-falcon'],
    percent: [60, 60],
    text: 'lader',
    corrections: [{ from: 'lader', to: 'ladder', label: 'ladder', start: 19, end: 24 }],
  });
  expect((await ask({ q: 'jigglypof rest' })).body.understood.corrections).toMatchObject([{ from: 'jigglypof' }]);
});

it.each([
  [{ sequence: '' }],
  [{ sequence: 'Up Air' }],
  [{ sequence: Array.from({ length: 21 }, () => 'up-air').join(',') }],
  [{ inputs: 'JUMP' }],
  [{ first: 'up-air,up-air' }],
  [{ move: "up-air' OR 1=1" }],
  [{ echo: 'yes' }],
])('refuses %j', async (words) => {
  const { status, body } = await ask(words);
  expect([status, (body as unknown as { code: string }).code]).toEqual([400, 'malformed']);
});

it.each([
  '../../etc ? # %00 %',
  '50% off / ../../etc ? # %00 %',
  '<img src=x onerror=alert(1)> .* ( [',
  'a'.repeat(5000),
  '😀😀 ネス \u202eoiram',
  'percent 200-0 NaN -5%',
  '"unclosed AND OR NOT NEAR( ^ * : { } ~2 \\ / + - ! && ||',
  `${'"'.repeat(50)}${'('.repeat(100)}`,
])('takes %j as text or filters, never as an error', async (q) => {
  const { status, body } = await ask({ q });
  expect(status).toBe(200);
  expect(body.understood.text.length).toBeLessThanOrEqual(200);
});
