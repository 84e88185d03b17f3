const shared = { transform: {} };
const server = ['contracts', 'platform', 'backend', 'search-indexer', 'preview-worker', 'standalone', 'bench'];

/** Tests run on tsc's output: the same code as production. Journeys have a project of their own. */
export default {
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/{${server.join(',')}}/dist/**/*.test.js`],
      testPathIgnorePatterns: ['/node_modules/', '\\.(e2e|distributed)\\.test\\.js$'],
    },
    {
      ...shared,
      displayName: 'page',
      testEnvironment: '<rootDir>/jest.page-environment.mjs',
      testMatch: ['<rootDir>/frontend/dist/**/*.test.js'],
      moduleNameMapper: { '\\.module\\.css$': '<rootDir>/jest.css-module.mjs' },
    },
    {
      ...shared,
      displayName: 'journeys',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/standalone/dist/**/*.e2e.test.js'],
    },
    {
      ...shared,
      displayName: 'distributed',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/{${server.join(',')}}/dist/**/*.distributed.test.js`],
    },
  ],
};
