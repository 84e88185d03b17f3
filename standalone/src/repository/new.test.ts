import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from '../testing/tree-copy.js';

interface Said {
  readonly status: number | null;
  readonly said: string;
}
const script = new URL('../../../scripts/new/begin.mjs', import.meta.url).href;
const { begin } = (await import(script)) as { begin: (args: readonly string[], root: string) => Promise<Said> };

/** What is run of what was written. */
const SUITES = [
  ...['api/pins', 'events/events', 'runtime/stored-events', 'search-fields/fields', 'http/routes'],
  'repository/search-doc',
];

let parent: string;
let tree: string;

beforeAll(async () => {
  parent = await realpath(await mkdtemp(join(tmpdir(), 'combolab-new-')));
  tree = join(parent, 'tree');
  await mkdir(join(parent, 'tmp'));
  await copyTree(tree, new RegExp(`(${SUITES.join('|')}|api/authorisation)\\.test\\.ts$`));
}, 60_000);
afterAll(() => rm(parent, { recursive: true, force: true }));

function run(program: string, ...args: string[]): Said {
  const env = { ...process.env, TMPDIR: join(parent, 'tmp'), NODE_ENV: 'test' };
  const options = { cwd: tree, env, encoding: 'utf8' as const };
  const flags = ['--experimental-vm-modules', '--no-warnings'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, join(tree, program), ...args], options);
  return { status, said: stdout + stderr };
}

describe('npm run new', () => {
  it.each([
    ['thing x', '"thing" is no kind of thing to begin: module, event, route, facet, fighter, game.'],
    ['facet', 'Give one name: npm run new -- facet <name>.'],
    ['facet two names', 'Give one name: npm run new -- facet <name>.'],
    ['facet difficulty', 'There is a facet difficulty already.'],
    ['fighter ssbu:mario', 'ssbu has a fighter mario already.'],
    ['fighter nogame:mario', 'There is no game nogame: contracts/src/games has those there are.'],
    ['game ssbu', 'contracts/src/games/ssbu/fighters.ts is there already: choose another name.'],
    ['route listFans', 'Say whose route it is: --in lists.'],
    ['route list --in lists', 'There is a route list already.'],
    ['event combo.added', 'There is an event combo.added already.'],
    ['module list', 'backend/src/modules/lists is there already: choose another name.'],
  ])('refuses `%s` in one line, and writes nothing', async (args, why) => {
    expect(await begin(args.split(' '), tree)).toEqual({ status: 2, said: why });
  });

  it.each([
    'event ListShared',
    'facet Bad-name',
    'fighter mario',
    'game 2fast',
    'route list-fans --in lists',
    'module My',
  ])('refuses the name in `%s`, and says what one is', async (args) => {
    const { status, said } = await begin(args.split(' '), tree);
    expect([status, said]).toEqual([2, expect.stringMatching(/^"[^"]+" is no name for it: .*\.$/)]);
  });

  it.each([
    ['module', 'module pin', ['wrote  backend/src/modules/pins/pins.manifest.ts', 'edited backend/src/nouns.ts']],
    [
      'event',
      'event list.shared',
      ['wrote  contracts/src/events/list-shared.ts', 'edited contracts/src/events/all.ts'],
    ],
    [
      'route',
      'route listFans --in lists --path /lists/:listId/fans',
      ['edited contracts/src/http/addresses.ts', 'edited backend/src/modules/lists/lists.controller.ts'],
    ],
    ['facet', 'facet lowStart', ['wrote  contracts/src/search-fields/entries/low-start.ts', 'edited docs/search.md']],
    ['fighter', 'fighter ssbu:new-one', ['edited contracts/src/games/ssbu/fighters.ts']],
    [
      'game',
      'game duel-zero',
      ['wrote  contracts/src/games/duel-zero/index.ts', 'edited contracts/src/games/shipped.ts'],
    ],
  ])('begins a %s, and says what is left to do', async (_, args, told) => {
    const { status, said } = await begin(args.split(' '), tree);
    expect([status, said]).toEqual([0, expect.stringContaining('\nLeft to do:\n- ')]);
    expect(said.split('\n')).toEqual(expect.arrayContaining(told));
  });

  it('tells mistakes by its exit code', () => {
    const refused = expect.stringMatching(/^"thing" is no kind/) as string;
    expect(run('scripts/new.mjs', 'thing')).toEqual({ status: 2, said: refused });
  });

  it('writes what compiles', () => {
    expect(run('node_modules/@typescript/native/bin/tsc', '-b', 'standalone')).toEqual({ status: 0, said: '' });
  }, 180_000);

  it('writes what does what it says: the new noun works on the real product, and tables and documents know all of it', () => {
    const flags = ['--selectProjects', 'node', '--maxWorkers', '1', '--testPathPatterns', SUITES.join('|')];
    const { status, said } = run('node_modules/jest/bin/jest.js', ...flags);
    expect([status, said]).toEqual([0, expect.stringMatching(/^Test Suites: 6 passed, 6 total$/m)]);
  }, 180_000);
});
