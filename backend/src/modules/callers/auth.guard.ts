import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AccountDeleted, streams, type RouteDefinition, type Scope } from '@combolab/contracts';
import { InvalidTokenError } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { isApiToken } from '../api-tokens/token-text.js';
import { TokenCallers } from '../api-tokens/token-callers.js';
import { Accounts } from '../users/accounts.js';
import { suspensionAt } from '../users/suspension.js';
import { usersCollection, type UserDoc } from '../users/users.projection.js';
import { Foreseen } from '../../commands/foreseen.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { FORESEES, type ForeseeUnread } from '../../http/foresees.decorator.js';
import type { AppRequest } from '../../http/request.js';
import { ROUTE, SCOPE } from '../../http/route-metadata.js';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What an API token needs for a method of a controller; null = none may call it. What is no route is read by everybody. */
function scopeOf(context: ExecutionContext, method: string): Scope | null {
  const handler = context.getHandler();
  const route = Reflect.getMetadata(ROUTE, handler) as RouteDefinition | undefined;
  if (route !== undefined) return route.scope;
  const own = Reflect.getMetadata(SCOPE, handler) as Scope | undefined;
  return own ?? (READS.has(method) ? 'read' : null);
}

/** @throws RefusedError 403 */
function mustBeInScope(scopes: readonly Scope[], needed: Scope | null): void {
  if (needed === null) throw refuse.notForTokens();
  if (!scopes.includes(needed)) throw refuse.lackingScope(needed);
}

/** Suspended users only read. @throws RefusedError 403 */
function mustBeFree(user: UserDoc | undefined): void {
  const suspension = user === undefined ? null : suspensionAt(user, Date.now());
  if (suspension !== null) throw refuse.suspended(suspension.until);
}

/**
 * Decides who calls and whether the route is for them. A token that is sent and void is 401 everywhere; API tokens open what
 * they were made for; suspended users only read, and so does everybody where the provider has been away for long.
 */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'identity' | 'log' | 'logger'>,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(TokenCallers) private readonly tokens: TokenCallers,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    const route = Reflect.getMetadata(ROUTE, context.getHandler()) as RouteDefinition | undefined;
    await this.#recognise(request);
    if (request.caller == null) {
      if (route !== undefined && route.who !== 'anyone') throw refuse.noToken();
      return true;
    }
    const { userId } = request.caller;
    const reads = READS.has(request.method);
    const mayBeSuspended = reads || route?.whileSuspended === true;
    const foreseen = reads ? null : await this.#foresee(context, request, userId, mayBeSuspended);
    if (await this.#isGone(userId, foreseen)) throw refuse.badToken();
    if (request.scopes != null) mustBeInScope(request.scopes, scopeOf(context, request.method));
    if (!reads && request.caller.readsOnly === true) throw refuse.accountsAway();
    if (!mayBeSuspended) mustBeFree(foreseen?.get(usersCollection, userId)?.doc);
    if (foreseen !== null) request.foreseen = foreseen;
    if (route?.who === 'admin' && !(await this.accounts.isAdmin(request.caller.userId))) {
      this.ports.logger.warn(
        { userId: request.caller.userId, path: route.path, correlationId: request.correlationId },
        'denied: not an admin',
      );
      throw refuse.notYours('Only an admin can do this.');
    }
    return true;
  }

  /** While the log is away the provider's word is enough: what it lets through cannot be recorded. */
  async #isGone(userId: string, foreseen: Foreseen | null): Promise<boolean> {
    if (foreseen !== null) return foreseen.last(streams.user(userId))?.type === AccountDeleted.type;
    return this.accounts.isGone(userId).catch(() => false);
  }

  /** Reads who commands, and what the command will ask for. */
  #foresee(context: ExecutionContext, request: AppRequest, userId: string, mayBeSuspended: boolean): Promise<Foreseen> {
    const foresees = Reflect.getMetadata(FORESEES, context.getHandler()) as ForeseeUnread | undefined;
    const more = foresees?.(request.body, userId);
    return Foreseen.read(this.ports, {
      streams: [streams.user(userId), ...(more?.streams ?? [])],
      documents: [...(mayBeSuspended ? [] : [{ collection: usersCollection, id: userId }]), ...(more?.documents ?? [])],
    });
  }

  async #recognise(request: AppRequest): Promise<void> {
    request.caller = null;
    request.scopes = null;
    const header = request.headers.authorization;
    if (header === undefined) return;
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1];
    if (token === undefined) throw refuse.badToken();
    if (isApiToken(token)) {
      const { scopes, ...caller } = await this.tokens.verify(token);
      request.scopes = scopes;
      request.caller = caller;
      return;
    }
    try {
      request.caller = await this.ports.identity.verify(token);
    } catch (error) {
      if (error instanceof InvalidTokenError) throw refuse.badToken();
      // nobody must sign in again because the provider is away
      this.ports.logger.error({ err: error }, 'tokens cannot be checked');
      throw refuse.storeAway();
    }
  }
}
