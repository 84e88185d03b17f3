import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { BodyOf, ParamsOf, QueryOf, RouteDefinition } from '@combolab/contracts';
import type { Caller } from '@combolab/platform';
import type { AppRequest } from './request.js';
import { ROUTE } from './route-metadata.js';
import { readQuery, validate } from './validate.js';

/** One validated call of a route. */
export interface Call<R extends RouteDefinition> {
  readonly body: R['bodyType'] extends 'multipart' ? undefined : BodyOf<R>;
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  /** null only on routes that anyone may call. */
  readonly caller: R['who'] extends 'anyone' ? Caller | null : Caller;
  readonly request: AppRequest;
}

/** Hands a controller method its validated call. @throws RefusedError 400 */
export const ValidCall = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const route = Reflect.getMetadata(ROUTE, context.getHandler()) as RouteDefinition;
  const request = context.switchToHttp().getRequest<AppRequest>();
  return {
    params: route.params === undefined ? undefined : validate(route.params, request.params),
    query: route.query === undefined ? undefined : validate(route.query, readQuery(request)),
    body: route.body === undefined || route.bodyType === 'multipart' ? undefined : validate(route.body, request.body),
    caller: request.caller ?? null,
    request,
  };
});
