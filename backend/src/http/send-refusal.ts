import type { Response } from 'express';
import type { RefusedError } from '../problems.js';
import { problemOf } from './problem-document.js';

/** Answers a refusal from middleware, where no filter of the routes does it. */
export function sendRefusal(response: Response, refusal: RefusedError): void {
  const problem = problemOf(refusal, String(response.getHeader('x-correlation-id') ?? ''));
  if (refusal.retryAfter !== undefined) response.setHeader('Retry-After', String(refusal.retryAfter));
  response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}
