import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from './run.mjs';

/** A fault of the moment fails few suites; more of them are no such fault. */
const FEW_SUITES = 5;

/** Runs Jest once; its exit code and the results of its suites, or none when it ended without a report. */
async function runJest(projects, env, more) {
  const folder = mkdtempSync(join(tmpdir(), 'combolab-test-'));
  const outputFile = join(folder, 'result.json');
  const args = ['node_modules/jest/bin/jest.js', '--selectProjects', ...projects, '--json', '--outputFile', outputFile];
  const node = ['--experimental-vm-modules', '--no-warnings'];
  const { code } = await run(process.execPath, [...node, ...args, '--forceExit', ...more], { env });
  let suites;
  try {
    suites = JSON.parse(readFileSync(outputFile, 'utf8')).testResults;
  } catch {
    suites = undefined;
  }
  rmSync(folder, { recursive: true, force: true });
  return { code, suites };
}

const namesOf = ({ assertionResults }, status) =>
  assertionResults.filter((each) => each.status === status).map(({ fullName }) => fullName);

/** What failed in a suite; a suite that could not run or end counts as one more failure. */
function failuresOf(suite) {
  const failed = namesOf(suite, 'failed');
  return suite.status === 'failed' && failed.length === 0 ? ['the suite itself'] : failed;
}

/**
 * The suites' own counts; a run that ends without a report has failed. With `secondTry`, a few suites that failed run once
 * more, from their beginning and in a process of their own; `secondTries` names what passed only then.
 */
export async function jest(name, projects, { env = {}, more = [], secondTry = false } = {}) {
  process.stderr.write(`\n── ${name}\n`);
  const first = await runJest(projects, env, more);
  if (first.suites === undefined) return { passed: 0, failed: 1, suites: [], secondTries: [] };
  const suites = new Map(first.suites.map((suite) => [suite.name, suite]));
  const failed = first.suites.filter((suite) => failuresOf(suite).length > 0);
  const secondTries = [];
  if (secondTry && failed.length > 0 && failed.length <= FEW_SUITES) {
    process.stderr.write(`\n── ${name}, second try\n`);
    const paths = failed.map((suite) => suite.name);
    const second = await runJest(projects, env, ['--runInBand', '--runTestsByPath', ...paths]);
    for (const suite of second.suites ?? []) {
      const before = suites.get(suite.name);
      suites.set(suite.name, suite);
      if (failuresOf(suite).length > 0 || before === undefined) continue;
      secondTries.push(...failuresOf(before).map((each) => `${basename(suite.name)}: ${each}`));
    }
  }
  const all = [...suites.values()];
  const count = (of) => all.reduce((sum, suite) => sum + of(suite).length, 0);
  const failures = count(failuresOf);
  return {
    passed: count((suite) => namesOf(suite, 'passed')),
    failed: failures === 0 && failed.length === 0 && first.code !== 0 ? 1 : failures,
    suites: all,
    secondTries,
  };
}
