import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Logger } from '@combolab/platform';
import { answerNothingThere } from './answer-nothing-there.js';
import { answerBrokenRequest } from './broken-request.js';
import { plainTarget } from './plain-target.js';

/** The older combos route carries filters in the path: request lines up to 64 KB, and room for the other headers. */
const MAX_HEADER_BYTES = 80 * 1024;
/** Headers must be whole after so long, in ms; bodies have a pace of their own, and an hour for the longest upload. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 3_600_000;

type Express = (request: IncomingMessage, response: ServerResponse, answeredNothing: () => void) => void;

/** Express under Nest, with room for long paths; it sees each target in its plain form where there is one, and answers no error in HTML. */
export class WideAdapter extends ExpressAdapter {
  constructor(private readonly log: Logger) {
    super();
  }

  override initHttpServer(): void {
    const express = this.getInstance<Express>();
    const listener = (request: IncomingMessage, response: ServerResponse): void => {
      const target = request.url ?? '/';
      request.url = plainTarget(target) ?? target;
      express(request, response, () => {
        answerNothingThere(this.log, request, response);
      });
    };
    const limits = { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS };
    this.httpServer = createServer({ ...limits, connectionsCheckingInterval: HEADERS_MS / 3 }, listener).on(
      'clientError',
      answerBrokenRequest,
    );
  }
}
