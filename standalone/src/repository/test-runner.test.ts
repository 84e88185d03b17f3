import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const planted = { rootDir: root, testMatch: ['<rootDir>/scripts/runner/planted/*.planted.mjs'], transform: {} };
const CONFIGS = {
  server: { ...planted, runner: '<rootDir>/scripts/runner/runner.mjs', testEnvironment: 'node' },
  page: {
    ...planted,
    testEnvironment: '<rootDir>/jest.page-environment.mjs',
    setupFilesAfterEnv: ['<rootDir>/jest.asserting.mjs'],
  },
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-planted-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs suites of `scripts/runner/planted` as the project runs its own; what was printed, and whether they passed. */
const run = (names: readonly string[], config: object = CONFIGS.server, more: Readonly<Record<string, string>> = {}) =>
  new Promise<{ passed: boolean; printed: string }>((resolve) => {
    const paths = names.map((name) => join(root, 'scripts/runner/planted', `${name}.planted.mjs`));
    const jest = ['node_modules/jest/bin/jest.js', '--config', JSON.stringify(config), '--runTestsByPath', ...paths];
    const env = { ...process.env, TMPDIR: folder, PLANTED_FLAKE: join(folder, 'flake'), ...more };
    const args = ['--experimental-vm-modules', '--no-warnings', ...jest];
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ passed: error === null, printed: stdout + stderr });
    });
  });

it('passes a suite that asserts and leaves nothing', async () => {
  expect((await run(['sound'])).passed).toBe(true);
});

it('does not take connections that fetch keeps for a leak, whatever was loaded before', async () => {
  const { passed, printed } = await run(['fetch']);
  expect(passed ? '' : printed).toBe('');
});

it('names what a suite leaves, and where it was opened', async () => {
  const { passed, printed } = await run(['timer', 'server', 'child', 'thread', 'database', 'file']);
  expect(passed).toBe(false);
  for (const what of ['timer', 'server', 'child', 'thread', 'database'])
    expect(printed).toMatch(new RegExp(`a ${what}( process)?, opened[^]*?${what}\\.planted\\.mjs:\\d+`));
  expect(printed).toMatch(/the open file .*planted-\w+\/file/);
  expect(printed).toMatch(/planted-\w+ in the temporary folder/);
});

it('begins no suite when its time is over, and names those left out', async () => {
  const named = join(folder, 'left-out');
  const of = (until: number) =>
    run(['sound', 'empty'], CONFIGS.server, { TEST_UNTIL: String(until), TEST_LEFT_OUT: named });
  const { passed, printed } = await of(Date.now() - 1);
  expect(passed).toBe(true);
  expect(printed).not.toContain('PASS');
  expect((await readFile(named, 'utf8')).split('\n').filter(Boolean).sort()).toEqual([
    expect.stringMatching(/empty\.planted\.mjs$/),
    expect.stringMatching(/sound\.planted\.mjs$/),
  ]);
  expect((await of(Date.now() + 600_000)).passed).toBe(false);
});

it('fails a test that asserts nothing', async () => {
  const { passed, printed } = await run(['empty']);
  expect(passed).toBe(false);
  expect(printed).toContain('asserts nothing: it could not fail');
});

it('does not try again what failed once', async () => {
  expect((await run(['flake'])).passed).toBe(false);
  expect((await run(['flake'])).passed).toBe(true);
});

it('fails a suite of the page that leaves a clock ticking, or has a test that asserts nothing', async () => {
  expect((await run(['sound'], CONFIGS.page)).passed).toBe(true);
  const interval = await run(['interval'], CONFIGS.page);
  expect(interval.passed).toBe(false);
  expect(interval.printed).toMatch(/left clocks ticking, begun at[^]*interval\.planted\.mjs:\d+/);
  expect((await run(['empty'], CONFIGS.page)).passed).toBe(false);
});
