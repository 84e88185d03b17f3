import type { NextFunction, Request, Response } from 'express';
import { refuse } from '../problems.js';
import { sendRefusal } from './send-refusal.js';

/** A target with scheme and host, as proxies are asked and servers must accept (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#\\]*/i;
/** What one reader of an address takes for a path's end, a slash, or nothing, and another does not. */
const AMBIGUOUS = /[\\#\p{Cc} ]|\/\//u;
const DOTS = /\/(?:\.|%2e){1,2}(?=\/|$)/i;
/** Below it a slash at the end means nothing. */
const API = /^\/api\//i;

/**
 * The one spelling of a request's target that everything after reads: path and query, without origin and, below `/api`, without
 * a slash at the end. null for a path that different readers would resolve to different places (`.`, `..`, `//`, `\`, `#`).
 */
export function plainTarget(target: string): string | null {
  const local = target.replace(ORIGIN, '');
  const end = local.indexOf('?');
  const [path, query] = end === -1 ? [local, ''] : [local.slice(0, end), local.slice(end)];
  if (path === '' && local !== target) return `/${query}`;
  if (!path.startsWith('/') || AMBIGUOUS.test(path) || DOTS.test(path)) return null;
  return (API.test(path) ? path.replace(/\/$/, '') : path) + query;
}

/**
 * Limits, guards and routes read one path: a request that is spelled so that they could read two is refused, 400. The others
 * have been given their plain target before Express saw them.
 */
export function plainTargetsOnly(request: Request, response: Response, next: NextFunction): void {
  if (plainTarget(request.url) === null)
    sendRefusal(
      response,
      refuse.malformed(
        'The address holds dots, slashes or backslashes that lead elsewhere. Ask for the address itself.',
      ),
    );
  else next();
}
