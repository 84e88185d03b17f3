import { createServer, type RequestListener } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { answerBrokenRequest } from './broken-request.js';

/** The older combos route carries filters in the path: request lines up to 64 KB, and room for the other headers. */
const MAX_HEADER_BYTES = 80 * 1024;

/** Express under Nest, with room for long paths. */
export class WideAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, this.getInstance<RequestListener>()).on(
      'clientError',
      answerBrokenRequest,
    );
  }
}
