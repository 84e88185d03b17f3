import type { BodyIn, ParamsOf, RouteDefinition } from '@combolab/contracts';
import { queryString, type QueryValue } from '@combolab/contracts/filters';
import type { Call } from './calls.js';

/** One call of a route, as the base query takes it. */
export interface ApiRequest {
  readonly route: Call;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  /** Sent as JSON, unless it is a form. */
  readonly body?: unknown;
  /** One per intention of the user; made here when absent. */
  readonly idempotencyKey?: string | undefined;
  /** It is sent to the end though the page is left meanwhile; 64 KB at most. */
  readonly keepalive?: boolean | undefined;
}

type Given<R extends RouteDefinition> = (ParamsOf<R> extends undefined
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<R> }) &
  (BodyIn<R> extends undefined ? { readonly body?: undefined } : { readonly body: BodyIn<R> }) & {
    readonly query?: Readonly<Record<string, QueryValue>>;
    readonly idempotencyKey?: string | undefined;
  };

/** A typed call of one of `calls`. */
export const request = <R extends RouteDefinition>(route: Call<R>, given: Given<R>): ApiRequest => ({
  route,
  ...(given as Omit<ApiRequest, 'route'>),
});

/** Address of a call, its path parameters encoded. */
export function requestPath({ route, params = {}, query = {} }: ApiRequest): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `/api${path}${queryString(query)}`;
}
