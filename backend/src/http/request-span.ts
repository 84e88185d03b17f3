import type { Span, Traces } from '@combolab/platform';
import type { Request, Response } from 'express';
import { routeOf } from './load/timing.js';
import { whenAnswered } from './load/when-answered.js';

const SERVER_FAULT = 500;
const NAMED = / (\/api\/.*)$/;

/**
 * The span of a request to the API, until it is answered; null where nothing is recorded, and for pages and files. It has the
 * route in the place of the path, which may hold a name that somebody chose.
 */
export function requestSpan(traces: Traces, request: Request, response: Response): Span | null {
  const { method, originalUrl, protocol } = request;
  if (!originalUrl.startsWith('/api/')) return null;
  const { traceparent } = request.headers;
  const span = traces.beginTrace(method, typeof traceparent === 'string' ? traceparent : undefined, {
    kind: 'server',
    attributes: { 'http.request.method': method, 'url.scheme': protocol },
  });
  if (span === null) return null;
  whenAnswered(response, () => {
    const { statusCode } = response;
    const [, route] = NAMED.exec(routeOf(request)) ?? [];
    if (response.destroyed) span.note('the client has gone');
    else span.set({ 'http.response.status_code': statusCode });
    if (route !== undefined) {
      span.rename(`${method} ${route}`);
      span.set({ 'http.route': route });
    }
    span.end(statusCode >= SERVER_FAULT ? statusCode : undefined);
  });
  return span;
}
