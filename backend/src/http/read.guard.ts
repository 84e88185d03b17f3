import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';
import type { AppRequest } from './request.js';
import { ROUTE } from './route-metadata.js';

/**
 * Limits the reads of one address, whoever calls, before anything is looked up for them. Files and pictures are no reads: a page
 * shows many at once, and caches keep them.
 */
@Injectable()
export class ReadGuard implements CanActivate {
  constructor(@Inject(RateLimits) private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http' || !Reflect.hasMetadata(ROUTE, context.getHandler())) return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    if (request.method === 'GET' || request.method === 'HEAD') await this.limits.take('read', request.ip ?? '');
    return true;
  }
}
