import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { asPage, tellNext } from '../../paging/all-at-once.js';
import { PORTS } from '../../tokens.js';
import { FollowAuthor } from './follows.commands.js';
import { FollowsView } from './follows.view.js';

@Controller()
export class FollowsController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(FollowsView) private readonly view: FollowsView,
  ) {}

  @Route(routes.followAuthor)
  followAuthor(@ValidCall() call: Call<typeof routes.followAuthor>) {
    return this.#set(call, true);
  }

  @Route(routes.unfollowAuthor)
  unfollowAuthor(@ValidCall() call: Call<typeof routes.unfollowAuthor>) {
    return this.#set(call, false);
  }

  /** As easy as a like, and as often. */
  async #set(
    { body, caller: { userId }, request }: Call<typeof routes.followAuthor> | Call<typeof routes.unfollowAuthor>,
    follows: boolean,
  ) {
    await this.limits.take('like', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new FollowAuthor(body.authorId, follows, context)),
    );
  }

  @Route(routes.follows)
  async follows(@ValidCall() { query, caller }: Call<typeof routes.follows>) {
    const { authors, cursor } = await this.view.authors(caller.userId, asPage(query));
    tellNext(cursor);
    return { authors };
  }
}
