import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'texts/in-messages' });

/** What is refused of code, in a file that need not be there. */
async function refused(code: string, file = 'frontend/src/features/results/planted.tsx'): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  if (result === undefined) throw new Error(`${file} is not linted`);
  return result.messages.map(({ message }) => /“(.*)”/.exec(message)?.[1] ?? message);
}

it.each([
  ['words of an element', '<p>Nothing here</p>', 'Nothing here'],
  ['a single word of an element', '<b>likes</b>', 'likes'],
  ['a word that a condition chooses', "<b>{one ? 'combo' : null}</b>", 'combo'],
  ['a label', '<button aria-label="close" />', 'close'],
  ['a label that is put together', '<i title={`${n} likes`} />', '… likes'],
  ['a tip', '<button data-tip={on ? t("off") : "On"} />', 'On'],
  ['a property of a component', '<Notice headline="Gone" />', 'Gone'],
  ['a sentence that is handed over', "toast('It was saved')", 'It was saved'],
  ['a sentence in a table', "({ label: 'Most liked' })", 'Most liked'],
  ['a sentence with values', '(`${n} frames late`)', '… frames late'],
])('refuses %s', async (_what, code, text) => {
  expect(await refused(`const planted = ${code};`)).toEqual([text]);
});

it.each([
  ['what a message says', "<p>{t('nothingHere')}</p>"],
  ['ids, addresses and styles', "[{ id: 'up-air', to: `/combo/${id}` }, <i className={`mono ${styles.tag}`} />]"],
  ['signs and keys', '<p><kbd>Shift</kbd> ↑ 40 %</p>'],
  ['errors that nobody is shown', "new Error('there is no such lane')"],
  ['what is compared', "place === 'elsewhere than results'"],
  ['selectors and styles', "[element.closest('section a'), { transition: 'opacity 0.2s ease' }]"],
])('takes %s', async (_what, code) => {
  expect(await refused(`const planted = ${code};`)).toEqual([]);
});

it('looks at code of the page alone, and not at its tests', async () => {
  const code = "export const planted = 'Nothing is here';";
  expect(await refused(code)).toHaveLength(1);
  for (const file of ['frontend/src/shared/ui/planted.test.tsx', 'backend/src/planted.ts'])
    expect(await refused(code, file)).toEqual([]);
});

const pathsIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(root, folder), { recursive: true })).map((path) => path.replaceAll('\\', '/'));

it('has no message that nobody asks for', async () => {
  const languages = 'frontend/src/languages/en';
  const code = (await pathsIn('frontend/src')).filter((path) => /\.tsx?$/.test(path));
  const texts = await Promise.all(
    code.map(async (path) => [path, await readFile(join(root, 'frontend/src', path), 'utf8')] as const),
  );
  // terms are asked for by the ids of what they name
  const files = (await pathsIn(languages)).filter((path) =>
    /^(app|(features|entities|shared)\/(?!terms\/).*)\.json$/.test(path),
  );
  expect(files.length).toBeGreaterThan(40);
  const unasked = await Promise.all(
    files.map(async (path) => {
      const area = path.slice(0, -'.json'.length);
      const own = texts
        .filter(([file]) => file.startsWith(`${area}/`) || file.startsWith(`${area}.`))
        .map(([, text]) => text)
        .join('\n');
      const messages = Object.keys(JSON.parse(await readFile(join(root, languages, path), 'utf8')) as object);
      return messages.filter((key) => !own.includes(`'${key}'`)).map((key) => `${path}: ${key}`);
    }),
  );
  expect(unasked.flat()).toEqual([]);
});
