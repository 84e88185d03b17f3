import { applyDecorators, Get, HttpCode, Post, SetMetadata } from '@nestjs/common';
import type { RouteDefinition } from '@combolab/contracts';

export const ROUTE = 'combolab:route';

/** Makes a controller method serve a route of the contracts' table: method, path, status; guard and validation read it too. */
export const Route = (route: RouteDefinition): MethodDecorator =>
  applyDecorators(
    route.method === 'GET' ? Get(route.path) : Post(route.path),
    HttpCode(route.status ?? 200),
    SetMetadata(ROUTE, route),
  );
