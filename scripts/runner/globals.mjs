import { jestExpect } from '@jest/expect';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

const mocker = new ModuleMocker(globalThis);

/** Spies and functions of Jest. Its timers and module mocks need a suite's own modules: such suites run by Jest's own runner. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
};
export const expect = jestExpect;
export const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
