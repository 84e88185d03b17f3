import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES, slugOf } from '@combolab/contracts';
import { FILTER_SENTENCES } from '@combolab/contracts/filters';

const build = new URL('../../../frontend/messages.mjs', import.meta.url).href;
const { languageFaults, languageNames } = (await import(build)) as {
  languageFaults: (folder?: string) => string[];
  languageNames: (folder?: string) => Record<string, string>;
};
const english = async (file: string) =>
  JSON.parse(
    await readFile(fileURLToPath(new URL(`../../../frontend/src/languages/en/${file}.json`, import.meta.url)), 'utf8'),
  ) as Record<string, string>;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-languages-'));
  await write('en/about.json', { name: 'English' });
  await write('en/features/results.json', {
    found: '{count, plural, one {# combo} other {# combos}} of {name}',
    none: 'Nothing here. <link>Look elsewhere</link>',
  });
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), JSON.stringify(content));
}
const german = (messages: Readonly<Record<string, unknown>>) => write('de/features/results.json', messages);

const FOUND = '{count, plural, one {# Combo} other {# Combos}} von {name}';
const NONE = 'Hier ist nichts. <link>Woanders suchen</link>';

describe('the languages of the page', () => {
  it('say all that English says, without a fault', () => {
    expect(languageFaults()).toEqual([]);
    expect(languageNames()).toEqual({ en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', ja: '日本語' });
  });

  it('know every fighter and group by the English name of the roster', async () => {
    const all = GAMES.flatMap(({ fighters, groups }) => [...fighters, ...groups]);
    // one group is not the same fighters in both games
    const roster = all.map(({ id, name }) => [slugOf(id), name] as const).filter(([slug]) => slug !== 'spacies');
    expect(await english('fighters')).toEqual(Object.fromEntries(roster));
  });

  it('say of filters in English what the server says', async () => {
    expect(await english('shared/terms/filters')).toMatchObject(FILTER_SENTENCES);
  });
});

describe('another language', () => {
  beforeEach(() => write('de/about.json', { name: 'Deutsch' }));

  it('is one folder', async () => {
    await german({ found: FOUND, none: NONE });
    expect(languageFaults(folder)).toEqual([]);
    expect(languageNames(folder)).toEqual({ en: 'English', de: 'Deutsch' });
  });

  it.each([
    ['a missing message', { none: NONE }, 'found is missing'],
    ['a message that is not in English', { found: FOUND, none: NONE, more: 'Mehr' }, 'more is not in English'],
    ['an empty message', { found: FOUND, none: ' ' }, 'none is no text'],
    ['braces that are not closed', { found: '{count, plural, one {# Combo}', none: NONE }, 'found is no ICU message'],
    ['a value by another name', { found: FOUND.replace('{name}', '{wer}'), none: NONE }, 'found asks for'],
    ['a value that is left out', { found: 'Combos von {name}', none: NONE }, 'found asks for {name}, in English for'],
    ['a tag by another name', { found: FOUND, none: NONE.replaceAll('link', 'a') }, 'none asks for <a>'],
    [
      'plurals that the language lacks',
      { found: FOUND.replace('one', 'few'), none: NONE },
      'has no plural "few" in de',
    ],
  ])('is refused for %s, with its key', async (_what, messages, fault) => {
    await german(messages);
    const [first = '', ...others] = languageFaults(folder);
    expect(first).toMatch(/^de\/features\/results\.json: /);
    expect(first).toContain(fault);
    expect(others).toEqual([]);
  });

  it('is refused for a file that is missing, or that English lacks', async () => {
    await write('de/features/lists.json', { name: 'Name' });
    expect(languageFaults(folder)).toEqual([
      'de/features/lists.json: there is no such file in English',
      'de/features/results.json: found is missing',
      'de/features/results.json: none is missing',
    ]);
  });
});

it('refuses English that is broken, too', async () => {
  await write('en/features/results.json', { found: '{count, plural, one {# combo}}' });
  expect(languageFaults(folder)).toEqual([expect.stringMatching(/^en\/features\/results\.json: found /)]);
});
