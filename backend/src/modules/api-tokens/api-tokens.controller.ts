import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { PORTS } from '../../tokens.js';
import { FreshSignIn } from '../users/fresh-sign-in.js';
import { apiTokenView } from './api-token-view.js';
import { MakeApiToken, RevokeApiToken } from './api-tokens.commands.js';
import { apiTokensCollection } from './api-tokens.projection.js';

@Controller()
export class ApiTokensController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(FreshSignIn) private readonly fresh: FreshSignIn,
  ) {}

  @Route(routes.apiTokens)
  async apiTokens(@ValidCall() { caller: { userId } }: Call<typeof routes.apiTokens>) {
    const tokens = await this.ports.documents.find(apiTokensCollection, {
      where: { userId, revoked: false },
      orderBy: [['madeAt', 'desc']],
    });
    return { tokens: tokens.map(({ doc }) => apiTokenView(doc)) };
  }

  @Route(routes.makeApiToken)
  async makeApiToken(@ValidCall() { body, caller, request }: Call<typeof routes.makeApiToken>) {
    const { userId } = caller;
    const { password, ...wanted } = body;
    await this.limits.take('command', userId);
    await this.fresh.need(caller, password);
    // of the password nothing is kept, not even in the mark of a key
    return withIdempotencyKey(this.ports, request, userId, wanted, (context) =>
      this.commands.execute(new MakeApiToken(wanted, context)),
    );
  }

  @Route(routes.revokeApiToken)
  async revokeApiToken(@ValidCall() { body, caller: { userId }, request }: Call<typeof routes.revokeApiToken>) {
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new RevokeApiToken(body.tokenId, context)),
    );
  }
}
