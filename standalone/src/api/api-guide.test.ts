import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Comment, SearchResult } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

const guide = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const run = promisify(execFile);

let running: TestProduct;
let user: TestUser;
let comboId: string;
beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  user = await TestUser.signUp(running.url);
  comboId = await recordCombo(running.product, user.userId);
});
afterAll(() => running[Symbol.asyncDispose]());

/** What an example of the guide is answered with, as its reader runs it. */
async function answerTo(example: string | undefined, token = ''): Promise<Record<string, unknown>> {
  const env = { PATH: process.env.PATH, SITE: running.url, SESSION: user.token ?? '', TOKEN: token, COMBO: comboId };
  const { stdout } = await run('sh', ['-euc', example ?? 'exit 1'], { env });
  return JSON.parse(stdout) as Record<string, unknown>;
}

it('has examples that do what it says', async () => {
  expect(examples).toHaveLength(4);
  const [search, make, comment, list] = examples;
  const found = (await answerTo(search)) as unknown as SearchResult;
  expect(found.hits.map(({ _id }) => _id)).toEqual([comboId]);

  const { token, apiToken } = await answerTo(make);
  expect(token).toMatch(/^cl_/);
  expect(apiToken).toMatchObject({ name: 'My tool', scopes: ['read', 'write:comments'] });

  for (let time = 0; time < 2; time++) await answerTo(comment, String(token));
  const { body } = await user.get<Comment[]>(`/get-comments/${comboId}`);
  expect(body.map(({ text }) => text)).toEqual(['Works on Fox at 60, too.']);

  expect(await answerTo(list, String(token))).toMatchObject({
    status: 403,
    code: 'lacking-scope',
    scope: 'write:lists',
  });
});
