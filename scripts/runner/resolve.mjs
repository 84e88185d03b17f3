const OURS = { '@jest/globals': './globals.mjs', 'playwright/test': './playwright-test.mjs' };

/** Leads what Jest gives its suites, and Playwright's assertions, to modules that work without Jest's own runner and count. */
export function resolve(specifier, context, next) {
  const ours = OURS[specifier];
  if (ours === undefined || context.parentURL === new URL(ours, import.meta.url).href) return next(specifier, context);
  return { url: new URL(ours, import.meta.url).href, shortCircuit: true };
}
