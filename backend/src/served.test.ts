import 'reflect-metadata';
import type { RouteDefinition } from '@combolab/contracts';
import { ROUTE } from './http/route-metadata.js';
import { SERVED } from './served.js';

interface Served {
  readonly handler: string;
  readonly route: RouteDefinition;
}

const served: readonly Served[] = SERVED.flatMap(({ controllers = [] }) =>
  controllers.flatMap((controller) =>
    Object.entries(Object.getOwnPropertyDescriptors(controller.prototype)).flatMap(([name, { value }]) => {
      const method: unknown = value;
      const route: unknown = typeof method === 'function' ? Reflect.getMetadata(ROUTE, method) : undefined;
      return route === undefined ? [] : [{ handler: `${controller.name}.${name}`, route: route as RouteDefinition }];
    }),
  ),
);

/** Whether a route takes a path, a `:name` of it any one segment. */
function takes({ method, path }: RouteDefinition, other: RouteDefinition): boolean {
  const [own, asked] = [path.split('/'), other.path.split('/')];
  return (
    method === other.method &&
    own.length === asked.length &&
    own.every((segment, i) => segment.startsWith(':') || segment === asked[i])
  );
}

it('has every route in its order', () => {
  expect(served.length).toBeGreaterThan(60);
});

it('serves each path by the route that it is written for: none before it takes it too', () => {
  const hidden = served.flatMap(({ handler, route }, i) => {
    const before = served.slice(0, i).find((each) => takes(each.route, route));
    return before === undefined ? [] : [`${before.handler} takes ${route.path} of ${handler}`];
  });
  expect(hidden).toEqual([]);
});

it('serves each route once', () => {
  const names = served.map(({ route }) => `${route.method} ${route.path}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
