import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { answerBrokenRequest } from './broken-request.js';
import { plainTarget } from './plain-target.js';

/** The older combos route carries filters in the path: request lines up to 64 KB, and room for the other headers. */
const MAX_HEADER_BYTES = 80 * 1024;
/** Headers must be whole after so long, in ms; bodies have a pace of their own, and an hour for the longest upload. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 3_600_000;

/** Express under Nest, with room for long paths; it sees each target in its plain form where there is one. */
export class WideAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const express = this.getInstance<RequestListener>();
    const listener = (request: IncomingMessage, response: ServerResponse): void => {
      const target = request.url ?? '/';
      request.url = plainTarget(target) ?? target;
      express(request, response);
    };
    const limits = { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS };
    this.httpServer = createServer({ ...limits, connectionsCheckingInterval: HEADERS_MS / 3 }, listener).on(
      'clientError',
      answerBrokenRequest,
    );
  }
}
