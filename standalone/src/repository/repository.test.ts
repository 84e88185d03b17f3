import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { workspaces: rooms } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(root, path)).isDirectory() ? filesOf(path) : [path];
  });
const sources = rooms.flatMap((room) => filesOf(join(room, 'src'))).filter((file) => /\.tsx?$/.test(file));

describe('package arrows', () => {
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
    ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports',
  });
  const rules = async (file: string, code: string): Promise<string[]> =>
    (await eslint.lintText(code, { filePath: join(root, file) })).flatMap(({ messages }) =>
      messages.map(({ ruleId }) => ruleId ?? 'none'),
    );

  it.each([
    ['contracts/src/planted.ts', "import '@combolab/platform';"],
    ['platform/src/planted.ts', "import '@combolab/backend';"],
    ['backend/src/planted.ts', "import '@combolab/preview-worker';"],
    ['backend/src/planted.ts', "import '@combolab/platform/adapters/sqlite-event-log';"],
    ['frontend/src/shared/planted.ts', "import '../features/combo/combo-page.js';"],
    ['frontend/src/features/combo/planted.ts', "import '../results/results-page.js';"],
    ['search-indexer/src/planted.ts', "import '@combolab/platform/src/ports/jobs.js';"],
  ])('refuses in %s: %s', async (file, code) => {
    expect(await rules(file, code)).toEqual(['no-restricted-imports']);
  });

  it.each([
    ['backend/src/planted.ts', "import '@combolab/platform';"],
    ['standalone/src/planted.ts', "import '@combolab/platform/adapters/sqlite-event-log';"],
    ['frontend/src/features/combo/planted.ts', "import '../../shared/live/live-socket.js';"],
  ])('allows in %s: %s', async (file, code) => {
    expect(await rules(file, code)).toEqual([]);
  });
});

describe('source files', () => {
  it('are named in kebab-case', () => {
    const odd = sources.filter((file) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(file.split('/').at(-1) ?? ''));
    expect(odd).toEqual([]);
  });

  it('stay small: none above 400 lines, the median below 80', () => {
    const lines = sources
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(join(root, file), 'utf8').split('\n').length);
    const sorted = [...lines].sort((a, b) => a - b);
    expect(sorted.at(-1)).toBeLessThanOrEqual(400);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(80);
  });

  it('carry no focused or skipped tests', () => {
    const tests = sources.filter((file) => file.includes('.test.') && !file.includes('repository.test'));
    expect(
      tests.filter((file) => /\b(it|test|describe)\.(only|skip|todo)\b/.test(readFileSync(join(root, file), 'utf8'))),
    ).toEqual([]);
  });
});

it('knows the commands its README names', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/npm run ([a-z:]+)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
