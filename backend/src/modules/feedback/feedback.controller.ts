import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { requireCaller } from '../../http/caller.js';
import { Foresees } from '../../http/foresees.decorator.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { PORTS } from '../../tokens.js';
import { SetFavorite, SetFeedback } from './feedback.commands.js';
import { foreseeFavorite, foreseeFeedback } from './foresee-feedback.js';

@Controller()
export class FeedbackController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  @Route(routes.addFeedback)
  @Foresees(routes.addFeedback, foreseeFeedback)
  async addFeedback(@ValidCall() { body, caller, request }: Call<typeof routes.addFeedback>) {
    const userId = requireCaller(caller, body.userId);
    await this.limits.take('like', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new SetFeedback(body.comboId, body.likeStatus, context, request.foreseen)),
    );
  }

  @Route(routes.addFavorite)
  @Foresees(routes.addFavorite, foreseeFavorite)
  addFavorite(@ValidCall() call: Call<typeof routes.addFavorite>) {
    return this.#setFavorite(call, true);
  }

  @Route(routes.removeFavorite)
  @Foresees(routes.removeFavorite, foreseeFavorite)
  removeFavorite(@ValidCall() call: Call<typeof routes.removeFavorite>) {
    return this.#setFavorite(call, false);
  }

  async #setFavorite(
    { body, caller, request }: Call<typeof routes.addFavorite> | Call<typeof routes.removeFavorite>,
    favorite: boolean,
  ) {
    const userId = requireCaller(caller, body.userId);
    await this.limits.take('like', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new SetFavorite(body.comboId, favorite, context, request.foreseen)),
    );
  }
}
