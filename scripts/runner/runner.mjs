import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { SuitePool } from './suite-pool.mjs';

/**
 * Jest's runner for suites that need no page: each worker is a bare Node process that loads every module once, whatever suites it
 * runs, and keeps what they share (a browser, a product) until it ends. Jest's own runner loads all modules anew for each suite.
 * After TEST_UNTIL (ms since 1970) no suite is begun any more: those left out are named, a line each, in the file TEST_LEFT_OUT.
 */
export default class Runner {
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  /** Called by Jest with the suites in the order in which they are to begin. */
  async runTests(tests, _watcher, onStart, onResult, onFailure) {
    const { maxWorkers, testTimeout, testNamePattern } = this.globalConfig;
    const workers = Math.min(maxWorkers, tests.length, availableParallelism());
    const pool = new SuitePool(workers, { testTimeout, testNamePattern });
    const waiting = [...tests];
    const { TEST_UNTIL, TEST_LEFT_OUT } = process.env;
    const until = TEST_UNTIL === undefined ? Infinity : Number(TEST_UNTIL);
    const work = async (worker) => {
      for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) {
        if (Date.now() > until) {
          if (TEST_LEFT_OUT !== undefined) appendFileSync(TEST_LEFT_OUT, `${test.path}\n`);
          continue;
        }
        await onStart(test);
        try {
          await onResult(test, {
            ...(await pool.run(worker, test.path)),
            displayName: test.context.config.displayName,
          });
        } catch (error) {
          await onFailure(test, { message: error.message, stack: error.stack });
        }
      }
    };
    try {
      await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
    } finally {
      await pool.end();
    }
  }
}
