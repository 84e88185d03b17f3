import { isPagePath } from './page-paths.js';

it.each([
  '/',
  '/results',
  '/results/',
  '/results/ssbm',
  '/combo/abc',
  '/fighters/ssbu/mario',
  '/fighters/ssbu/mario/ness',
])('knows %s', (path) => {
  expect(isPagePath(path)).toBe(true);
});

it.each([
  '/nowhere',
  '/results/ssbu/mario',
  '/combo',
  '/combo/a/b',
  '/fighters',
  '/fighters/ssbu',
  '/lists/a/b',
  '/Results',
])('has nothing at %s', (path) => {
  expect(isPagePath(path)).toBe(false);
});
