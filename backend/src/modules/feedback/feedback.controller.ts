import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { asCaller } from '../../http/caller.js';
import { underKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { asPage, tellNext } from '../../paging/all-at-once.js';
import { PORTS } from '../../tokens.js';
import { CombosView } from '../combos/combos.view.js';
import { UsersView } from '../users/users.view.js';
import { SetFavorite, SetFeedback } from './feedback.commands.js';

@Controller()
export class FeedbackController {
  constructor(
    @Inject(PORTS) private readonly ports: BackendPorts,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(CombosView) private readonly combos: CombosView,
    @Inject(UsersView) private readonly users: UsersView,
  ) {}

  @Route(routes.addFeedback)
  async addFeedback(@ValidCall() { body, caller, request }: Call<typeof routes.addFeedback>) {
    const userId = asCaller(caller, body.userId);
    await this.limits.take('like', userId);
    return underKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new SetFeedback(body.comboId, body.likeStatus, context)),
    );
  }

  @Route(routes.addFavorite)
  addFavorite(@ValidCall() call: Call<typeof routes.addFavorite>) {
    return this.#setFavorite(call, true);
  }

  @Route(routes.removeFavorite)
  removeFavorite(@ValidCall() call: Call<typeof routes.removeFavorite>) {
    return this.#setFavorite(call, false);
  }

  async #setFavorite(
    { body, caller, request }: Call<typeof routes.addFavorite> | Call<typeof routes.removeFavorite>,
    favorite: boolean,
  ) {
    const userId = asCaller(caller, body.userId);
    await this.limits.take('like', userId);
    return underKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new SetFavorite(body.comboId, favorite, context)),
    );
  }

  @Route(routes.favorites)
  async favorites(@ValidCall() { params, query, caller }: Call<typeof routes.favorites>) {
    const userId = asCaller(caller, params.userId);
    const { ids, cursor } = await this.users.favoritePage(userId, asPage(query));
    tellNext(cursor);
    return this.combos.cards(ids, userId);
  }

  @Route(routes.userCombos)
  async userCombos(@ValidCall() { params, query, caller }: Call<typeof routes.userCombos>) {
    await this.users.find(params.userId, null);
    const { ids, cursor } = await this.combos.pageByAuthor(params.userId, asPage(query));
    tellNext(cursor);
    return this.combos.whole(ids, caller?.userId ?? null);
  }
}
