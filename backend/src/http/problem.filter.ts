import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { NewerSchemaError, UndecodableEventError } from '@combolab/contracts';
import {
  EventTooLargeError,
  LogUnavailableError,
  SearchUnavailableError,
  storageFault,
  VersionConflictError,
} from '@combolab/platform';
import type { Response } from 'express';
import type { BackendPorts } from '../backend-ports.js';
import { RefusedError, refuse } from '../problems.js';
import { PORTS } from '../tokens.js';
import { problemOf } from './problem-document.js';
import type { AppRequest } from './request.js';

const malformed = [
  'malformed',
  'Not understood',
  'The request is not well formed. Check what was sent and try again.',
] as const;
const byStatus: Readonly<Record<number, readonly [code: string, title: string, detail: string]>> = {
  413: ['too-large', 'Too large', 'The request is larger than this route takes.'],
  415: ['wrong-type', 'Wrong type', 'Send this as application/json.'],
};
const internal = {
  status: 500,
  code: 'internal',
  title: 'Something went wrong',
  message: 'This is our fault. Try again in a moment.',
  more: {},
};
/** What passes by itself; events of a newer build are understood by the next process that is asked. */
const unavailable = [VersionConflictError, NewerSchemaError] as const;
/** Stores in threads and servers of their own say so by these; a damaged event is restored by the operator. */
const storeAway = [LogUnavailableError, SearchUnavailableError, UndecodableEventError] as const;

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return Number.isInteger(status) && status >= 400 && status < 500 ? status : 500;
}

/** Any failure as the refusal it amounts to; null when it is a fault of ours. */
function asRefusal(error: unknown): RefusedError | null {
  if (error instanceof RefusedError) return error;
  const fault = storageFault(error);
  if (fault === 'full') return refuse.noSpace();
  // what is damaged is built anew or restored meanwhile
  if (fault !== null || storeAway.some((each) => error instanceof each)) return refuse.storeAway();
  if (unavailable.some((each) => error instanceof each)) return refuse.unavailable();
  if (error instanceof EventTooLargeError)
    return refuse.malformed('Its presses and texts together are too large to store. Take some away and try again.');
  const status = statusOf(error);
  if (status >= 500) return null;
  if (status === 404) return refuse.nothingThere();
  const [code, title, detail] = byStatus[status] ?? malformed;
  return new RefusedError(status, code, title, detail);
}

/** Writes every error as `application/problem+json` (RFC 9457) with the correlation id that is in the log. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'logger'>) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.send(error, http.getRequest<AppRequest>(), http.getResponse<Response>());
  }

  send(error: unknown, request: AppRequest, response: Response): void {
    const { correlationId } = request;
    const refusal = asRefusal(error);
    const fields = {
      correlationId,
      method: request.method,
      path: request.path.slice(0, 200),
      userId: request.caller?.userId,
    };
    if (refusal === null || refusal.status >= 500)
      this.ports.logger.error({ ...fields, err: error }, 'a request failed');
    else if (refusal.status === 401 || refusal.status === 403)
      this.ports.logger.warn({ ...fields, code: refusal.code }, 'denied');
    else this.ports.logger.info({ ...fields, code: refusal.code, status: refusal.status }, 'refused');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const problem = problemOf(refusal ?? internal, correlationId);
    if (refusal?.retryAfter !== undefined) response.setHeader('Retry-After', String(refusal.retryAfter));
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }
}
