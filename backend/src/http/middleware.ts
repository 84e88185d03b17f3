import type { INestApplication } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { randomId, type Traces } from '@combolab/platform';
import { RefusedError } from '../problems.js';
import { answering } from './answering.js';
import { RateLimits, type Limited } from './rate-limits.js';
import type { AppRequest } from './request.js';
import { requestSpan } from './request-span.js';
import { sendRefusal } from './send-refusal.js';

/** Gives every request an id that is in its answer, in the log and in events; of one that is recorded it is its `traceparent`. */
export function correlate(traces: Traces) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const span = traces.isOn ? requestSpan(traces, request, response) : null;
    const correlationId = span?.traceparent ?? randomId();
    (request as AppRequest).correlationId = correlationId;
    response.setHeader('X-Correlation-Id', correlationId);
    answering.run(response, next);
  };
}

/** What somebody is told under their token is nobody else's: no cache keeps it, unless the route says otherwise. */
export function keepPrivate(request: Request, response: Response, next: NextFunction): void {
  if (request.headers.authorization !== undefined) response.setHeader('Cache-Control', 'private, no-store');
  next();
}

const limitedPaths: Readonly<Record<string, Limited>> = {
  '/sign-up/email': 'sign-up',
  '/sign-in/email': 'sign-in',
  '/request-password-reset': 'reset',
  '/reset-password': 'reset',
  '/change-password': 'sign-in',
  '/send-verification-email': 'reset',
};

/** Limits sign-up, login, passwords and mails per address, ahead of the identity provider. */
export function authLimits(app: INestApplication) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const limited = limitedPaths[request.path];
    if (limited === undefined) {
      next();
      return;
    }
    app
      .get(RateLimits)
      .take(limited, request.ip ?? '')
      .then(
        () => {
          next();
        },
        (error: unknown) => {
          if (error instanceof RefusedError) sendRefusal(response, error);
          else next(error);
        },
      );
  };
}
