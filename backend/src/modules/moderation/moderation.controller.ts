import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { PORTS } from '../../tokens.js';
import { MakeReport, Moderate } from './moderation.commands.js';
import { ModerationView } from './moderation.view.js';

@Controller()
export class ModerationController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(ModerationView) private readonly view: ModerationView,
  ) {}

  @Route(routes.report)
  async report(@ValidCall() { body, caller: { userId }, request }: Call<typeof routes.report>) {
    await this.limits.take('report', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new MakeReport(body, context)),
    );
  }

  @Route(routes.moderationCases)
  cases(@ValidCall() { query }: Call<typeof routes.moderationCases>) {
    const { state, cursor = null, limit } = query;
    return this.view.cases(state, { cursor, limit });
  }

  @Route(routes.moderationLog)
  log(@ValidCall() { query }: Call<typeof routes.moderationLog>) {
    const { person = null, thing = null, cursor = null, limit } = query;
    return this.view.log({ person, thing }, { cursor, limit });
  }

  @Route(routes.moderate)
  async moderate(@ValidCall() { body, caller: { userId }, request }: Call<typeof routes.moderate>) {
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new Moderate(body, context)),
    );
  }
}
