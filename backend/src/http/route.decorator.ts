import { applyDecorators, Get, HttpCode, Post, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { RouteDefinition } from '@combolab/contracts';
import { ReadAfterInterceptor } from './read-after.interceptor.js';
import { ROUTE } from './route-metadata.js';
import { VisitorCacheInterceptor } from './visitor-cache.interceptor.js';

/** Makes a controller method serve a route of the contracts' table: method, path, status; guard and validation read it too. */
export const Route = (route: RouteDefinition): MethodDecorator =>
  applyDecorators(
    route.method === 'GET' ? Get(route.path) : Post(route.path),
    HttpCode(route.status ?? 200),
    SetMetadata(ROUTE, route),
    ...(route.method === 'GET' ? [UseInterceptors(ReadAfterInterceptor)] : []),
    ...(route.cachedForVisitors === true ? [UseInterceptors(VisitorCacheInterceptor)] : []),
  );
