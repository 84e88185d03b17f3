import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { runSuite } from './suites.mjs';
import { ROOMS, SUITES } from './what.mjs';

/** What the mutated code reads and writes. */
const context = (globalThis.__stryker__ ??= {});

const isOfProperties = (file) => file.includes('.property.');

/** Those of examples first: the first test that notices ends a run. */
const suites = () =>
  ROOMS.flatMap((room) => readdirSync(join(room, 'dist'), { recursive: true }).map((file) => join(room, 'dist', file)))
    .filter((file) => SUITES.test(file))
    .sort((a, b) => isOfProperties(a) - isOfProperties(b) || a.localeCompare(b));

/** Runs the suites in one process for all mutants: the code is loaded once with all of them, and one is switched on. */
class SuitesRunner {
  #suites = [];

  capabilities() {
    return { reloadEnvironment: false };
  }

  init() {
    this.#suites = suites();
  }

  async dryRun() {
    const tests = [];
    for (const suite of this.#suites) {
      const ran = await runSuite(suite, { onStart: (id) => (context.currentTestId = id) });
      context.currentTestId = undefined;
      for (const { id, ms, error } of ran)
        tests.push({
          ...{ id, name: id, fileName: suite, timeSpentMs: ms },
          ...(error === null ? { status: TestStatus.Success } : { status: TestStatus.Failed, failureMessage: error }),
        });
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: context.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    const only = testFilter === undefined ? null : new Set(testFilter);
    const asked = this.#suites.filter((suite) => only === null || testFilter.some((id) => id.startsWith(`${suite}: `)));
    Object.assign(context, {
      activeMutant: activeMutant.id,
      hitLimit,
      hitCount: hitLimit === undefined ? undefined : 0,
    });
    let nrOfTests = 0;
    try {
      for (const suite of asked) {
        const ran = await runSuite(suite, { only, bail: !disableBail });
        nrOfTests += ran.length;
        if (hitLimit !== undefined && context.hitCount > hitLimit)
          return { status: MutantRunStatus.Timeout, reason: 'it goes round and round' };
        const failed = ran.filter(({ error }) => error !== null);
        if (failed.length > 0)
          return {
            ...{ status: MutantRunStatus.Killed, killedBy: failed.map(({ id }) => id), nrOfTests },
            failureMessage: failed[0].error,
          };
      }
      return { status: MutantRunStatus.Survived, nrOfTests };
    } catch (error) {
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: String(error), nrOfTests };
    } finally {
      Object.assign(context, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'suites', SuitesRunner)];
