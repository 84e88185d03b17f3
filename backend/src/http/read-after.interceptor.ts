import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { RouteDefinition } from '@combolab/contracts';
import type { Response } from 'express';
import type { Observable } from 'rxjs';
import type { BackendPorts } from '../backend-ports.js';
import { PORTS } from '../tokens.js';
import { parseReadAfter, READ_WAIT_MS, waitForViews } from '../commands/read-after.js';
import type { AppRequest } from './request.js';
import { ROUTE } from './route-metadata.js';

/** Lets a signed-in reader see what they have just written. */
@Injectable()
export class ReadAfterInterceptor implements NestInterceptor {
  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'gates' | 'log'>) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    const route = Reflect.getMetadata(ROUTE, context.getHandler()) as RouteDefinition | undefined;
    const header = request.headers['read-after'];
    if (typeof header === 'string' && request.caller != null) {
      const written = parseReadAfter(header, (text) => this.ports.log.isPosition(text));
      const reads = route?.reads ?? [];
      const fresh =
        reads.length === 0 || (await waitForViews(this.ports, written, READ_WAIT_MS, reads.includes('search')));
      if (!fresh) http.getResponse<Response>().setHeader('Read-Stale', '1');
    }
    return next.handle();
  }
}
