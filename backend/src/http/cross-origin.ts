import { routes, type RouteDefinition } from '@combolab/contracts';
import type { NextFunction, Request, Response } from 'express';

/** What pages of other sites may look at besides the body. */
const EXPOSED = 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, Text-Search, X-Correlation-Id';
/** Seconds for which a browser need not ask again. */
const ASKED_FOR = '86400';

const asPattern = (path: string): RegExp => new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`);

const reads = Object.values<RouteDefinition>(routes)
  .filter(({ method }) => method === 'GET')
  .map(({ path, who }) => ({ pattern: asPattern(path), isPublic: who === 'anyone' }));
const BESIDES = /^\/api\/(?:docs$|emblems\/|files\/)/;

/** Whether everybody may read there. The first route of the table that fits is the one that answers. */
const isPublic = (path: string): boolean =>
  BESIDES.test(path) || reads.find(({ pattern }) => pattern.test(path))?.isPublic === true;

/**
 * Lets pages of these origins read what everybody may read. They send neither cookies nor tokens: whoever holds a token calls
 * from a program of their own.
 */
export function crossOrigin(origins: readonly string[]) {
  const all = origins.includes('*');
  return (request: Request, response: Response, next: NextFunction): void => {
    const { origin } = request.headers;
    const asks = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    const method = asks ? request.headers['access-control-request-method'] : request.method;
    if (origins.length === 0 || !(method === 'GET' || method === 'HEAD') || !isPublic(request.path)) {
      next();
      return;
    }
    if (!all) response.vary('Origin');
    if (origin === undefined || !(all || origins.includes(origin))) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', all ? '*' : origin);
    response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    if (!asks) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD');
    response.setHeader('Access-Control-Allow-Headers', 'If-None-Match');
    response.setHeader('Access-Control-Max-Age', ASKED_FOR);
    response.status(204).end();
  };
}
