import { expect as playwright } from 'playwright/test';
import { countAssertion } from './assertions.mjs';

/** How long an assertion waits to come true, where the test says nothing else: for a busy machine, not for the product; ms. */
const PATIENCE_MS = 40_000;

/** Playwright's assertions, counted: each begins with a call of `expect` or of one of its functions. */
const counted = (target) =>
  new Proxy(target, {
    apply(given, self, values) {
      countAssertion();
      return Reflect.apply(given, self, values);
    },
    get: (given, name) => (name === 'poll' || name === 'soft' ? counted(given[name]) : given[name]),
  });

export const expect = counted(playwright.configure({ timeout: PATIENCE_MS }));
