import { MUTATED, ROOMS } from './what.mjs';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  // what the compiler wrote is mutated: it is what runs
  mutate: MUTATED,
  ignorePatterns: ['**', '!package.json', '!*/package.json', `!{${ROOMS.join(',')}}/dist/**/*.{js,json}`],
  plugins: ['./scripts/mutants/suites-runner.mjs'],
  testRunner: 'suites',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  disableTypeChecks: false,
  timeoutMS: 3000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: 'node_modules/.cache/mutants.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: 'node_modules/.cache/mutants',
  thresholds: { high: 95, low: 85, break: 85 },
};
