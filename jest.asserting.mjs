/** Fails a test that asserts nothing, in suites that run by Jest's own runner: ours does so itself (`scripts/runner/suite.mjs`). */
beforeEach(() => {
  expect.hasAssertions();
});
