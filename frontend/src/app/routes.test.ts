import { PAGE_PATHS } from '@combolab/contracts';
import type { RouteObject } from 'react-router-dom';
import { pageRoutes } from './routes.js';

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

it('has exactly the pages that the server knows, the embedded player aside, which has a document of its own', () => {
  const known = PAGE_PATHS.filter((path) => path !== '/embed/:comboId');
  expect(
    pathsOf(pageRoutes)
      .filter((path) => path !== '*')
      .sort(),
  ).toEqual([...known].sort());
});
