import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === 'arrows/hold' });

/** Every way to bring another file in. */
const WAYS: readonly ((specifier: string) => string)[] = [
  (specifier) => `import '${specifier}';`,
  (specifier) => `import { planted } from '${specifier}';`,
  (specifier) => `import type { Planted } from '${specifier}';`,
  (specifier) => `export { planted } from '${specifier}';`,
  (specifier) => `export * from '${specifier}';`,
  (specifier) => `export const planted = () => import('${specifier}');`,
  (specifier) => `export const planted = () => import(\`${specifier}\`);`,
  (specifier) => `export type Planted = typeof import('${specifier}');`,
  (specifier) => `import planted = require('${specifier}');`,
];

/** The ways to import a specifier that are refused, in a file that need not be there. */
async function refused(file: string, specifier: string): Promise<string[]> {
  const code = WAYS.map((way) => way(specifier));
  const [result] = await eslint.lintText(code.join('\n'), { filePath: join(root, file) });
  if (result === undefined) throw new Error(`${file} is not linted`);
  return result.messages.map(({ line }) => code[line - 1] ?? 'another line');
}
const all = (specifier: string): string[] => WAYS.map((way) => way(specifier));

const MAY: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  'drawn-replay': ['contracts'],
  platform: ['contracts'],
  backend: ['contracts', 'platform'],
  'search-indexer': ['contracts', 'platform'],
  'preview-worker': ['contracts', 'drawn-replay', 'platform'],
  frontend: ['contracts', 'drawn-replay'],
  standalone: ['contracts', 'drawn-replay', 'platform', 'backend', 'search-indexer', 'preview-worker'],
  bench: ['contracts', 'platform', 'backend', 'search-indexer', 'preview-worker', 'standalone'],
};
const rooms = Object.keys(MAY);
const foldersOf = (room: string): readonly string[] =>
  room === 'frontend' ? ['shared/lib', 'entities/lists', 'features/combo', 'features/combo/a/b', 'app'] : ['', 'a/b'];

const ENGINE = '@combolab/platform/adapters/memory-jobs';
const entryPoints = [
  'backend/src/main.ts',
  'backend/src/admin.ts',
  'backend/src/prepare.ts',
  'backend/src/process/planted.ts',
  'search-indexer/src/main.ts',
  'preview-worker/src/main.ts',
];

describe('rooms', () => {
  const pairs = rooms.flatMap((room) => rooms.filter((other) => other !== room).map((other) => [room, other] as const));

  it.each(pairs.filter(([room, other]) => MAY[room]?.includes(other) !== true))(
    '%s does not import %s',
    async (room, other) => {
      for (const folder of foldersOf(room)) {
        const file = join(room, 'src', folder, 'planted.ts');
        expect(await refused(file, `@combolab/${other}`)).toEqual(all(`@combolab/${other}`));
        expect(await refused(file, `@combolab/${other}/entry`)).toEqual(all(`@combolab/${other}/entry`));
      }
    },
  );

  it.each(pairs.filter(([room, other]) => MAY[room]?.includes(other) === true))(
    '%s imports %s by its public entry alone',
    async (room, other) => {
      for (const folder of foldersOf(room)) {
        const file = join(room, 'src', folder, 'planted.ts');
        expect(await refused(file, `@combolab/${other}`)).toEqual([]);
        const inside = [`@combolab/${other}/src/a.js`, `@combolab/${other}/dist/a.js`, `@combolab/${other}/./src/a.js`];
        for (const deep of inside) expect(await refused(file, deep)).toEqual(all(deep));
      }
      for (const deep of [`../../${other}/src/index.js`, `../../${other}/dist/index.js`])
        expect(await refused(`${room}/src/planted.ts`, deep)).toEqual(all(deep));
    },
  );

  it('give the page to nobody, and to measurements only what is made for them', async () => {
    expect(await refused('bench/src/planted.ts', '@combolab/frontend/testing/measure-recording')).toEqual([]);
    expect(await refused('standalone/src/planted.ts', '@combolab/frontend/testing/a')).not.toEqual([]);
  });

  it('leave the choice of engines to composition roots and tests', async () => {
    for (const file of ['backend/src/planted.ts', 'search-indexer/src/a/planted.ts', 'preview-worker/src/planted.ts'])
      expect(await refused(file, ENGINE)).toEqual(all(ENGINE));
    for (const file of [...entryPoints, 'backend/src/planted.test.ts', 'standalone/src/a.ts', 'bench/src/a.ts'])
      expect(await refused(file, ENGINE)).toEqual([]);
  });

  it('are joined at entry points only as far as their process needs', async () => {
    const joined = [
      ['backend/src/main.ts', '@combolab/preview-worker'],
      ['backend/src/process/planted.ts', '@combolab/preview-worker'],
      ['search-indexer/src/main.ts', '@combolab/backend/domain'],
    ] as const;
    const foreign = ['frontend', 'standalone', 'search-indexer', 'preview-worker', 'backend', 'backend/domain'];
    for (const file of entryPoints)
      for (const specifier of foreign.map((other) => `@combolab/${other}`)) {
        const own = specifier.startsWith(`@combolab/${file.split('/')[0] ?? ''}`);
        const may = own || joined.some(([root, known]) => root === file && known === specifier);
        expect([file, specifier, await refused(file, specifier)]).toEqual([file, specifier, may ? [] : all(specifier)]);
      }
  });
});

describe('floors of the backend', () => {
  const inModules = (noun: string): string => `backend/src/modules/${noun}/planted.ts`;

  it.each([
    ['users know no combos', inModules('users'), '../combos/combo.decider.js'],
    ['combos do not know how they are shown', inModules('combos'), '../combo-pages/combos.view.js'],
    ['no noun knows the account that ends it', inModules('guides'), '../account/close-stream.js'],
    ['no noun knows the list of all', inModules('lists'), '../../nouns.js'],
    ['no noun knows the sockets', inModules('comments'), '../../live/catch-up.js'],
    ['commands do not know who calls', 'backend/src/commands/planted.ts', '../http/caller.js'],
    ['calls know no noun', 'backend/src/http/load/planted.ts', '../../modules/users/accounts.js'],
    ['a room without a floor knows nothing', inModules('planted'), '../users/accounts.js'],
    ['a room without a floor is known by none', inModules('account'), '../planted/planted.js'],
  ])('%s', async (_name, file, target) => {
    expect(await refused(file, target)).toEqual(all(target));
  });

  it.each([
    [inModules('combo-pages'), '../combos/combos.projection.js'],
    [inModules('account'), '../../nouns.js'],
    [inModules('combos'), './combo.state.js'],
    [inModules('users'), '../../http/caller.js'],
    ['backend/src/modules/users/planted.test.ts', '../combos/combo.decider.js'],
  ])('%s knows %s', async (file, target) => {
    expect(await refused(file, target)).toEqual([]);
  });
});

describe('layers of the page', () => {
  const up = (file: string): string => '../'.repeat(file.split('/').length - 3);
  const at = (...folders: string[]): string[] => folders.map((folder) => join('frontend/src', folder, 'planted.tsx'));
  const features = at('features/combo', 'features/combo/lesson', 'features/combo/lesson/a', 'features/combo/a/b/c');
  const entities = at('entities/lists', 'entities/lists/a');
  const shared = at('shared', 'shared/live', 'shared/ui/tooltip');

  it.each([
    ['shared knows no entity', shared, 'entities/lists/order.js'],
    ['shared knows no feature', shared, 'features/combo/share.js'],
    ['shared does not know the app', shared, 'app/store.js'],
    ['an entity knows no feature', entities, 'features/combo/share.js'],
    ['an entity does not know the app', entities, 'app/store.js'],
    ['a feature does not know the app', features, 'app/store.js'],
    ['a feature knows no other', features, 'features/results/use-filters.js'],
    ['a feature knows no part of another', features, 'features/guide-editor/model/content.js'],
    ['a feature knows none whose name begins with its own', features, 'features/combo-list/list.js'],
  ])('%s', async (_name, files, target) => {
    for (const file of files) expect(await refused(file, up(file) + target)).toEqual(all(up(file) + target));
  });

  it.each([
    ['shared knows itself', shared, ['shared/lib/cx.js']],
    ['an entity knows shared and other entities', entities, ['shared/lib/cx.js', 'entities/guides/guide-words.js']],
    ['a feature knows itself, entities and shared', features, ['features/combo/share.js', 'entities/lists/order.js']],
    [
      'the app knows all',
      at('app', 'app/embed'),
      ['features/combo/share.js', 'entities/lists/order.js', 'app/store.js'],
    ],
  ])('%s', async (_name, files, targets) => {
    for (const file of files) for (const target of targets) expect(await refused(file, up(file) + target)).toEqual([]);
  });
});
