import { availableParallelism } from 'node:os';
import { SuitePool } from './suite-pool.mjs';

/**
 * Jest's runner for suites that need no page: each worker is a bare Node process that loads every module once, whatever suites it
 * runs, and keeps what they share (a browser, a product) until it ends. Jest's own runner loads all modules anew for each suite.
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
    const work = async (worker) => {
      for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) {
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
