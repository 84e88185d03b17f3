import { writeEvent } from './event.mjs';
import { addBefore, addImport, addTo } from './source.mjs';

const USER = 'p6m3vY0dQ2mW1kZs8rTn4g';
const THING = 'Qd3nB7uXh1KfLw9eRzT2sA';

/** Events, stream, routes and who may call them. */
export function planContracts(plan, { noun, plural, one, many, list }) {
  const id = `${noun}Id`;
  const stream = `user/<userId>/${plural}/<${id}>`;
  const ids = { userId: USER, [id]: THING };
  writeEvent(plan, `${noun}.made`, stream, `A user made one.`, { ...ids, name: 'First' }, ['name']);
  writeEvent(plan, `${noun}.removed`, stream, `Its owner, or the end of their account, removed it.`, ids);
  plan.edit(
    'contracts/src/events/streams.ts',
    (text) =>
      addTo(
        text,
        'streams',
        `${noun}: (userId: string, ${id}: string): string => \`user/\${userId}/${plural}/\${${id}}\``,
      ),
    (text) => addTo(text, 'STREAM_SHAPES', `${noun}: 'user/:userId/${plural}/:${id}'`),
  );
  plan.edit(
    'contracts/src/http/addresses.ts',
    (text) => addTo(text, 'addresses', `${list}: { method: 'GET', path: '/${plural}' }`),
    (text) => addTo(text, 'addresses', `make${one}: { method: 'POST', path: '/${plural}/make' }`),
    (text) => addTo(text, 'addresses', `remove${one}: { method: 'POST', path: '/${plural}/remove' }`),
  );
  plan.edit('contracts/src/http/route.ts', (text) => addBefore(text, /^ {2}\| 'search';/m, `  | '${plural}'`));
  plan.write(`contracts/src/http/routes/${plural}.ts`, routes({ noun, plural, one, list }));
  plan.edit(
    'contracts/src/http/routes.ts',
    (text) => addImport(text, `import { ${noun}Routes } from './routes/${plural}.js';`),
    (text) => addTo(text, 'routes', `...${noun}Routes`),
  );
  plan.edit(
    'contracts/src/http/authorisation.ts',
    (text) => addTo(text, 'authorisation', `${list}: usersRead`),
    (text) => addTo(text, 'authorisation', `make${one}: usersCommand`),
    (text) => addTo(text, 'authorisation', `remove${one}: command(401, 404, 200, 404)`),
  );
  plan.edit('standalone/src/api/authorisation.test.ts', (text) => calls(text, { noun, plural, one, list }));
  plan.write(`standalone/src/api/${plural}.test.ts`, test({ noun, plural, one, many, list }));
}

const routes = ({ noun, plural, one, list }) => `import { z } from 'zod/mini';
import { LIMITS } from '../../views/limits.js';
import { Id, text, Time } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';

/** One as its owner sees it. */
const ${one} = z.object({ _id: z.string(), name: z.string(), madeAt: Time });

export const ${noun}Routes = {
  ${list}: route({
    ...addresses.${list},
    who: 'user',
    scope: null,
    summary: 'The own ${plural}, newest first',
    answer: z.object({ ${list}: z.array(${one}) }),
    reads: ['${plural}'],
  }),
  make${one}: route({
    ...addresses.make${one},
    who: 'user',
    scope: null,
    summary: 'Make one',
    body: z.strictObject({ name: text(1, LIMITS.nameLength) }),
    answer: z.object({ ${noun}Id: z.string(), readAfter: z.string() }),
  }),
  remove${one}: route({
    ...addresses.remove${one},
    who: 'user',
    scope: null,
    summary: 'Remove one',
    body: z.strictObject({ ${noun}Id: Id }),
    answer: z.object({ ${noun}Id: z.string(), removed: z.literal(true), readAfter: z.string() }),
    problems: [404],
  }),
};
`;

const calls = (text, { noun, plural, one, list }) =>
  [
    `${list}: (user) => user.get('/${plural}')`,
    `make${one}: (user) => user.post('/${plural}/make', { name: 'x' })`,
    `remove${one}: async (user) => {
      const made = await owner.post<{ ${noun}Id: string }>('/${plural}/make', { name: 'x' });
      return user.post('/${plural}/remove', { ${noun}Id: made.body.${noun}Id });
    }`,
  ].reduce((before, code) => addTo(before, 'calls', code), text);

const test = ({ noun, plural, one, list }) => `import type { AnswerOf, routes } from '@combolab/contracts';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let owner: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  owner = await TestUser.signUp(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());

const listed = async (who = owner) =>
  (await who.get<AnswerOf<typeof routes.${list}>>('/${plural}')).body.${list}.map(({ name }) => name);

it('is made, listed for its owner alone, and removed once', async () => {
  const { status, body } = await owner.post<AnswerOf<typeof routes.make${one}>>('/${plural}/make', { name: ' First ' });
  expect([status, await listed()]).toEqual([200, ['First']]);
  expect(await listed(await TestUser.signUp(running.url))).toEqual([]);
  const remove = async () => (await owner.post('/${plural}/remove', { ${noun}Id: body.${noun}Id })).status;
  expect([await remove(), await listed(), await remove()]).toEqual([200, [], 200]);
  expect((await owner.post('/${plural}/remove', { ${noun}Id: 'none' })).status).toBe(404);
});

it('is made once, however often one call comes', async () => {
  const make = () => owner.post('/${plural}/make', { name: 'Once' }, { 'idempotency-key': 'once' });
  expect((await make()).body).toMatchObject({ ${noun}Id: expect.any(String) as string });
  await make();
  expect(await listed()).toEqual(['Once']);
});
`;
