import type { NextFunction, Request, Response } from 'express';
import type { LoadFigures } from './load-figures.js';
import { whenAnswered } from './when-answered.js';

const HUNDRED = 100;

/** Tells the figures how long each answer took, by route and class of status. */
export function timing(figures: Pick<LoadFigures, 'countAnswered'>) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const began = performance.now();
    whenAnswered(response, () => {
      const status = `${String(Math.floor(response.statusCode / HUNDRED))}xx`;
      figures.countAnswered({ route: routeOf(request), status }, (performance.now() - began) / 1000);
    });
    next();
  };
}

/** As the API names it, never with what somebody has typed: figures have a line for each. */
export function routeOf(request: Request): string {
  const { path } = (request.route as { path?: unknown } | undefined) ?? {};
  if (typeof path === 'string' && path.startsWith('/api/')) return `${request.method} ${path}`;
  if (request.originalUrl.startsWith('/api/auth/')) return 'auth';
  return request.originalUrl.startsWith('/api/') ? 'none' : 'page';
}
