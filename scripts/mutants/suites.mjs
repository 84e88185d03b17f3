import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import * as circus from 'jest-circus';

register('./resolve.mjs', import.meta.url);
register('../runner/resolve.mjs', import.meta.url);
const { jest: _, ...everywhere } = await import('../runner/globals.mjs');
Object.assign(globalThis, everywhere);

const TEST_TIMEOUT_MS = 30_000;

/** What the running suite is asked for: the tests by id (all of them without), and what is told of each. */
let asked = { only: null, bail: false, onStart: () => undefined };
let isOver = false;
let loads = 0;

const namesOf = (test) => {
  const names = [];
  for (let each = test; each.parent !== undefined; each = each.parent) names.unshift(each.name);
  return names.join(' ');
};

circus.addEventHandler(({ name, test }) => {
  if (name === 'test_start') {
    const id = `${asked.suite}: ${namesOf(test)}`;
    if (isOver || (asked.only !== null && !asked.only.has(id))) test.mode = 'skip';
    else asked.onStart(id);
    jestExpect.setState({ suppressedErrors: [], currentTestName: test.name, assertionCalls: 0 });
  }
  if (name === 'test_done') {
    test.errors.push(...jestExpect.getState().suppressedErrors);
    if (asked.bail && test.errors.length > 0) isOver = true;
  }
});

/**
 * Runs a suite in this process. Its tests are made anew each time, what they import is loaded once.
 * @returns {Promise<{ id: string, ms: number, error: string | null }[]>} those that ran
 */
export async function runSuite(suite, options = {}) {
  asked = { only: null, bail: false, onStart: () => undefined, ...options, suite };
  isOver = false;
  circus.resetState();
  const state = circus.getState();
  state.parentProcess = process;
  state.testTimeout = TEST_TIMEOUT_MS;
  jestExpect.setState({ testPath: suite });
  loads += 1;
  await import(`${pathToFileURL(suite).href}?${loads}`);
  const { testResults, unhandledErrors } = await circus.run();
  if (unhandledErrors.length > 0) throw new Error(unhandledErrors.join('\n'));
  return testResults
    .filter(({ status }) => status !== 'skip' && status !== 'todo')
    .map(({ testPath: [, ...names], duration, errors }) => ({
      id: `${suite}: ${names.join(' ')}`,
      ms: duration ?? 0,
      error: errors[0] ?? null,
    }));
}
