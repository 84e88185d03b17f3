import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { tap, type Observable } from 'rxjs';
import type { AppRequest } from './request.js';

/** Kept by browsers and proxies, and shown only after asking whether it still holds: 304 while it does. */
const VISITORS = 'public, max-age=0, must-revalidate';
/** Holds the caller's own likes. */
const SIGNED_IN = 'private, no-store';

/** Lets caches keep what every visitor is answered alike. The entity tag is Express's, of the body. */
@Injectable()
export class VisitorCacheInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      tap(() => {
        const { caller } = http.getRequest<AppRequest>();
        const response = http.getResponse<Response>();
        response.setHeader('Cache-Control', caller == null ? VISITORS : SIGNED_IN);
        response.vary('Authorization');
      }),
    );
  }
}
