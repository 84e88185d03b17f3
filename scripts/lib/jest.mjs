import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './manifest.mjs';
import { run } from './run.mjs';

/** Suites that may run once more when they fail, each with the day and the reason; to be emptied, never to be filled. */
const KNOWN = JSON.parse(readFileSync(join(root, 'scripts/lib/second-tries.json'), 'utf8'));

const RUNNER = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const REPORT = join(root, 'scripts/runner/report.mjs');

/** A suite by its source, from its compiled file. */
const suiteOf = (path) => relative(root, path).replace('/dist/', '/src/').replace(/\.js$/, '');

/** Runs Jest once; its exit code, what its suites reported, undefined when it ended without a report, and the suites it did not begin. */
async function runJest(projects, { env, more, workers, seed, signal, until = Infinity }) {
  const folder = mkdtempSync(join(tmpdir(), 'combolab-report-'));
  const report = join(folder, 'report.json');
  const left = join(folder, 'left-out');
  const args = ['--selectProjects', ...projects, '--maxWorkers', String(workers), '--seed', String(seed)];
  const reporters = ['--reporters', 'default', '--reporters', REPORT];
  try {
    const limit = until === Infinity ? {} : { TEST_UNTIL: String(until), TEST_LEFT_OUT: left };
    const all = {
      NODE_ENV: 'test',
      TEST_BUNDLED: 'yes',
      TEST_SEED: String(seed),
      ...env,
      ...limit,
      TEST_REPORT: report,
    };
    const { code } = await run(process.execPath, [...RUNNER, ...args, ...reporters, ...more], { env: all, signal });
    const leftOut = existsSync(left) ? readFileSync(left, 'utf8').trim().split('\n').map(suiteOf) : [];
    return { code, leftOut, suites: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the suites of these projects of `jest.config.mjs`, in an order that `seed` decides, in as many processes as there are
 * cores; `signal` ends them, and after `until` (ms since 1970) none is begun. Resolves with how many tests `passed` and `failed`, what each of
 * the `suites` reported, the suites `leftOut` for want of time, and the `secondTries`: tests that passed only then. A run that ends without a
 * report has failed.
 */
export async function jest(
  name,
  projects,
  { env = {}, more = [], workers = availableParallelism(), seed, signal, until } = {},
) {
  process.stderr.write(`\n── ${name}\n`);
  const options = { env, workers, seed, signal, until };
  const first = await runJest(projects, { ...options, more });
  if (first.suites === undefined) return { passed: 0, failed: 1, suites: [], leftOut: [], secondTries: [] };
  const suites = new Map(first.suites.map((suite) => [suite.path, suite]));
  const again = first.suites.filter(({ suite, failed }) => failed.length > 0 && KNOWN[suite] !== undefined);
  const secondTries = [];
  if (again.length > 0) {
    process.stderr.write(`\n── ${name}, second try\n`);
    const paths = again.map(({ path }) => path);
    const second = await runJest(projects, { ...options, until: Infinity, more: ['--runTestsByPath', ...paths] });
    for (const suite of second.suites ?? []) {
      const { failed } = suites.get(suite.path);
      suites.set(suite.path, suite);
      if (suite.failed.length === 0) secondTries.push(...failed.map((each) => `${suite.suite}: ${each}`));
    }
  }
  const all = [...suites.values()];
  const failed = all.reduce((sum, suite) => sum + suite.failed.length, 0);
  const hidden = failed === 0 && again.length === 0 && first.code !== 0;
  return {
    passed: all.reduce((sum, suite) => sum + suite.passed.length, 0),
    failed: hidden ? 1 : failed,
    suites: all,
    leftOut: first.leftOut,
    secondTries,
  };
}
