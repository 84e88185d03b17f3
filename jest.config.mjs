import { ROOMS } from './scripts/lib/rooms.mjs';

const server = ROOMS.filter((room) => room !== 'frontend');

/** Suites that replace timers or modules, which what others share must not see: Jest's own runner gives each of them its own modules. */
const APART = [
  'backend/dist/live/(coalescer|watchers)\\.test\\.js$',
  'platform/dist/adapters/elasticsearch-index/presence\\.test\\.js$',
  'standalone/dist/simulation/[a-z-]+\\.test\\.js$',
];

const ASSERTING = ['<rootDir>/jest.asserting.mjs'];

/** Suites share their process, its modules and what is made with `shared` (`standalone/src/testing/shared.ts`). */
const sharing = { transform: {}, testEnvironment: 'node', runner: '<rootDir>/scripts/runner/runner.mjs' };

/** Tests run on tsc's output: the same code as production. Journeys have a project of their own. */
export default {
  testTimeout: 120_000,
  testSequencer: '<rootDir>/scripts/runner/random-order.mjs',
  projects: [
    {
      ...sharing,
      displayName: 'node',
      testMatch: [`<rootDir>/{${server.join(',')}}/dist/**/*.test.js`],
      testPathIgnorePatterns: ['/node_modules/', '\\.(e2e|distributed|browser)\\.test\\.js$', ...APART],
    },
    {
      transform: {},
      displayName: 'apart',
      testEnvironment: 'node',
      setupFilesAfterEnv: ASSERTING,
      testRegex: APART,
    },
    {
      transform: {},
      displayName: 'page',
      testEnvironment: '<rootDir>/jest.page-environment.mjs',
      setupFilesAfterEnv: [...ASSERTING, '<rootDir>/jest.patient.mjs'],
      testMatch: ['<rootDir>/frontend/dist/**/*.test.js'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/jest.css-module.mjs',
        '^virtual:languages$': '<rootDir>/frontend/dist/shared/language/testing/english-alone.js',
      },
    },
    {
      ...sharing,
      displayName: 'journeys',
      testMatch: ['<rootDir>/standalone/dist/**/*.e2e.test.js'],
    },
    {
      ...sharing,
      displayName: 'browsers',
      testMatch: ['<rootDir>/standalone/dist/browsers/*.browser.test.js'],
    },
    {
      ...sharing,
      displayName: 'distributed',
      testMatch: [`<rootDir>/{${server.join(',')}}/dist/**/*.distributed.test.js`],
    },
  ],
};
