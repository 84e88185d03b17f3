import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax' });

/** How many controls are refused of code, in a file that need not be there. */
async function refused(code: string, file = 'frontend/src/features/results/planted.tsx'): Promise<number> {
  const [result] = await eslint.lintText(`const planted = ${code};`, { filePath: join(root, file) });
  if (result === undefined) throw new Error(`${file} is not linted`);
  return result.messages.length;
}

it.each([
  ['a select of the browser', '<select><option /></select>'],
  ['a checkbox of the browser', '<input type="checkbox" checked />'],
  ['a radio of the browser', '<input type="radio" checked />'],
  ['a disclosure of the browser', '<details><summary /></details>'],
])('refuses %s where there is a control of the page', async (_what, code) => {
  expect(await refused(code)).toBe(1);
});

it.each([
  [
    'the controls of the page',
    '[<Select options={options} />, <CheckRow on />, <Radio />, <Disclosure summary={words} />]',
  ],
  ['other fields', '<input type="number" />'],
])('takes %s', async (_what, code) => {
  expect(await refused(code)).toBe(0);
});

it('takes what the controls are made of, but a select nowhere', async () => {
  const own = 'frontend/src/shared/ui/planted.tsx';
  expect(await refused('<details />', own)).toBe(0);
  expect(await refused('<input type="radio" />', own)).toBe(0);
  expect(await refused('<select />', own)).toBe(1);
});
