import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@combolab/platform';
import { refuse } from '../problems.js';
import { problemOf } from './problem-document.js';

/** Answers what nothing else answered, by any method, as every other failure: Express would send a page of its own. */
export function answerNothingThere(logger: Logger, request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const correlationId = String(response.getHeader('x-correlation-id') ?? '');
  const problem = problemOf(refuse.nothingThere(), correlationId);
  const { code, status } = problem;
  const path = (request.url ?? '').replace(/\?.*$/s, '').slice(0, 200);
  logger.info({ correlationId, method: request.method, path, code, status }, 'refused');
  const body = JSON.stringify(problem);
  // another server of a newer build may know the address in a moment
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status).end(body);
}
