import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './manifest.mjs';
import { run } from './run.mjs';

/** Suites that may run once more when they fail, each with the day and the reason; to be emptied, never to be filled. */
const KNOWN = JSON.parse(readFileSync(join(root, 'scripts/lib/second-tries.json'), 'utf8'));

const RUNNER = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const REPORT = join(root, 'scripts/runner/report.mjs');

/** Runs Jest once; its exit code and what its suites reported, undefined when it ended without a report. */
async function runJest(projects, { env, more, workers, seed, signal }) {
  const folder = mkdtempSync(join(tmpdir(), 'combolab-report-'));
  const report = join(folder, 'report.json');
  const args = ['--selectProjects', ...projects, '--maxWorkers', String(workers), '--seed', String(seed)];
  const reporters = ['--reporters', 'default', '--reporters', REPORT];
  try {
    const all = { NODE_ENV: 'test', ...env, TEST_REPORT: report };
    const { code } = await run(process.execPath, [...RUNNER, ...args, ...reporters, ...more], { env: all, signal });
    return { code, suites: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the suites of these projects of `jest.config.mjs`, in an order that `seed` decides, in as many processes as there are
 * cores; `signal` ends them. Resolves with how many tests `passed` and `failed`, what each of the `suites` reported, and the `secondTries`: tests that
 * passed only then. A run that ends without a report has failed.
 */
export async function jest(
  name,
  projects,
  { env = {}, more = [], workers = availableParallelism(), seed, signal } = {},
) {
  process.stderr.write(`\n── ${name}\n`);
  const options = { env, workers, seed, signal };
  const first = await runJest(projects, { ...options, more });
  if (first.suites === undefined) return { passed: 0, failed: 1, suites: [], secondTries: [] };
  const suites = new Map(first.suites.map((suite) => [suite.path, suite]));
  const again = first.suites.filter(({ suite, failed }) => failed.length > 0 && KNOWN[suite] !== undefined);
  const secondTries = [];
  if (again.length > 0) {
    process.stderr.write(`\n── ${name}, second try\n`);
    const paths = again.map(({ path }) => path);
    const second = await runJest(projects, { ...options, more: ['--runTestsByPath', ...paths] });
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
    secondTries,
  };
}
