import { addresses, type RouteDefinition, type RouteName, type routes } from '@combolab/contracts';

/** Where a route is and how it is called. The type stands for what goes in and comes out; its schemas stay away. */
export interface Call<R extends RouteDefinition = RouteDefinition> {
  readonly method: R['method'];
  readonly path: R['path'];
  /** Only a type. */
  readonly route?: R;
}

/** Every route of the API, without its schemas. */
export const calls: { readonly [N in RouteName]: Call<(typeof routes)[N]> } = addresses;
