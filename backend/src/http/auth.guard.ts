import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { RouteDefinition } from '@combolab/contracts';
import { InvalidTokenError, type Caller } from '@combolab/platform';
import type { BackendPorts } from '../backend-ports.js';
import { Accounts } from '../modules/users/accounts.js';
import { refuse } from '../problems.js';
import { PORTS } from '../tokens.js';
import type { AppRequest } from './request.js';
import { ROUTE } from './route-metadata.js';

/** Decides who calls and whether the route is for them. A token that is sent and void is 401 everywhere. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(PORTS) private readonly ports: BackendPorts,
    @Inject(Accounts) private readonly accounts: Accounts,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    const route = Reflect.getMetadata(ROUTE, context.getHandler()) as RouteDefinition | undefined;
    request.caller = await this.#caller(request);
    if (route === undefined || route.who === 'anyone') return true;
    if (request.caller === null) throw refuse.noToken();
    if (route.who === 'admin' && !(await this.accounts.isAdmin(request.caller.userId))) {
      this.ports.logger.warn(
        { userId: request.caller.userId, path: route.path, correlationId: request.correlationId },
        'denied: not an admin',
      );
      throw refuse.notYours('Only an admin can do this.');
    }
    return true;
  }

  async #caller(request: AppRequest): Promise<Caller | null> {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1];
    if (token === undefined) throw refuse.badToken();
    try {
      return await this.ports.identity.verify(token);
    } catch (error) {
      if (error instanceof InvalidTokenError) throw refuse.badToken();
      // nobody must sign in again because the provider is away
      this.ports.logger.error({ err: error }, 'tokens cannot be checked');
      throw refuse.unavailable();
    }
  }
}
