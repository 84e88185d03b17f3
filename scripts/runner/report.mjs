import { relative } from 'node:path';
import { writeFileSync } from 'node:fs';

/** Jest's reporter that writes what came of a run as JSON for `scripts/lib/jest.mjs`, to the file that TEST_REPORT names. */
export default class Report {
  #suites = [];

  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onTestResult({ path, context }, result) {
    const { perfStats, testResults, processor = null, phases = null, waits = [] } = result;
    const named = (status) => testResults.filter((each) => each.status === status).map(({ fullName }) => fullName);
    const failed = named('failed');
    this.#suites.push({
      suite: relative(this.rootDir, path).replace('/dist/', '/src/').replace(/\.js$/, ''),
      path,
      project: context.config.displayName.name,
      wall: perfStats.end - perfStats.start,
      ...{ processor, phases, waits },
      passed: named('passed'),
      // a suite that could not run, or left something open, counts as one more failure
      failed: [...failed, ...(result.testExecError && failed.length === 0 ? ['the suite itself'] : [])],
    });
  }

  onRunComplete() {
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(this.#suites));
  }
}
