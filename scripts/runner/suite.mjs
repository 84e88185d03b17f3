import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult } from '@jest/test-result';
import * as circus from 'jest-circus';
import { formatResultsErrors } from 'jest-message-util';
import { takeAssertions } from './assertions.mjs';
import * as globals from './globals.mjs';
import { leftBy, openFiles } from './leaks.mjs';
import { processorTime } from './processor-time.mjs';
import { keptFiles, suiteOf, takeWaits } from './shared.mjs';

const { jest: _, ...everywhere } = globals;
Object.assign(globalThis, everywhere);

/** What is thrown or rejected while no test runs, and nobody catches. */
let strays = [];
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, (error) => strays.push(error));

const titlesOf = ({ testPath: [, ...names] }) => names;

let phases;
let hookBegan = 0;

circus.addEventHandler(({ name, test, hook }) => {
  if (name === 'test_start') {
    takeAssertions();
    jestExpect.setState({ suppressedErrors: [], currentTestName: test.name });
  }
  if (name === 'hook_start') hookBegan = performance.now();
  if (name === 'hook_success' || name === 'hook_failure') {
    if (hook.type === 'beforeAll' || hook.type === 'afterAll') phases[hook.type] += performance.now() - hookBegan;
  }
  if (name !== 'test_done') return;
  if (takeAssertions() === 0 && test.errors.length === 0 && test.mode !== 'skip' && test.mode !== 'todo')
    test.errors.push(
      Object.assign(new Error('This test asserts nothing: it could not fail.'), {
        stack: 'This test asserts nothing: it could not fail.',
      }),
    );
  test.errors.push(...jestExpect.getState().suppressedErrors);
  test.errors.push(...jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error));
});

/** What Jest's reporters read of a test. */
function assertionResult(result) {
  const titles = titlesOf(result);
  const { duration, errors, invocations, numPassingAsserts } = result;
  const ran = errors.length > 0 ? 'failed' : 'passed';
  return {
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
    fullName: titles.join(' '),
    status: result.status === 'skip' ? 'pending' : result.status === 'todo' ? 'todo' : ran,
    failureDetails: [],
    failureMessages: [...errors],
    location: null,
    ...{ duration, invocations, numPassingAsserts },
  };
}

/** Loads a suite, runs its tests and tells Jest's reporters what came of it. */
export async function runSuite({ path, testTimeout, testNamePattern }) {
  const start = Date.now();
  const began = performance.now();
  const before = processorTime();
  const files = openFiles();
  phases = { load: 0, beforeAll: 0, afterAll: 0 };
  takeWaits();
  circus.resetState();
  const state = circus.getState();
  state.parentProcess = process;
  if (testTimeout !== undefined) state.testTimeout = testTimeout;
  if (testNamePattern) state.testNamePattern = new RegExp(testNamePattern, 'i');
  jestExpect.setState({ testPath: path });
  let results = [];
  let failure;
  try {
    await suiteOf.run(path, async () => {
      await import(pathToFileURL(path));
      phases.load = performance.now() - began;
      const ran = await circus.run();
      results = ran.testResults.map(assertionResult);
      if (ran.unhandledErrors.length > 0) failure = ran.unhandledErrors.join('\n');
    });
  } catch (error) {
    failure = String(error.stack ?? error);
  }
  const left = await leftBy(path, files, keptFiles);
  left.push(...strays.map((error) => `an error that nobody caught: ${error?.stack ?? error}`));
  strays = [];
  if (left.length > 0) failure = [failure, `This suite left behind:\n${left.join('\n')}`].filter(Boolean).join('\n\n');
  const end = Date.now();
  const count = (status) => results.filter((each) => each.status === status).length;
  const failures = formatResultsErrors(
    results,
    { rootDir: process.cwd(), testMatch: [] },
    { noStackTrace: false },
    path,
  );
  return {
    ...createEmptyTestResult(),
    failureMessage: [failures, failure].filter(Boolean).join('\n\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: { start, end, runtime: end - start, slow: false },
    ...(failure !== undefined && { testExecError: { message: '', stack: failure } }),
    testFilePath: path,
    testResults: results,
    processor: processorTime() - before,
    phases,
    waits: takeWaits().slice(0, 3),
    memory: process.memoryUsage.rss(),
  };
}
