import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandContext } from '../../commands/command-context.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { requireCaller } from '../../http/caller.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { asPage, tellNext } from '../../paging/all-at-once.js';
import { PORTS } from '../../tokens.js';
import { drainRefused } from '../../http/drain.js';
import { UsersView } from '../users/users.view.js';
import { FindGuides } from './find-guides.js';
import { GuidePicture } from './guide-picture.js';
import { CreateGuide, DeleteGuide, SaveGuide } from './guides.commands.js';
import { GuidesView } from './guides.view.js';

@Controller()
export class GuidesController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(GuidesView) private readonly view: GuidesView,
    @Inject(FindGuides) private readonly finding: FindGuides,
    @Inject(GuidePicture) private readonly picture: GuidePicture,
    @Inject(UsersView) private readonly users: UsersView,
  ) {}

  async #command<R>(
    call: Pick<Call<typeof routes.deleteGuide>, 'caller' | 'request'> & { readonly body: unknown },
    run: (context: CommandContext) => Promise<R>,
  ): Promise<R> {
    const { userId } = call.caller;
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, call.request, userId, call.body, run);
  }

  @Route(routes.createGuide)
  async createGuide(@ValidCall() call: Call<typeof routes.createGuide>) {
    requireCaller(call.caller, call.body.authorId);
    return this.#command(call, (context) => this.commands.execute(new CreateGuide(context)));
  }

  @Route(routes.updateGuide)
  updateGuide(@ValidCall() call: Call<typeof routes.updateGuide>) {
    return this.#command(call, (context) => this.commands.execute(new SaveGuide(call.body, context)));
  }

  @Route(routes.deleteGuide)
  deleteGuide(@ValidCall() call: Call<typeof routes.deleteGuide>) {
    return this.#command(call, (context) => this.commands.execute(new DeleteGuide(call.body.guideId, context)));
  }

  @Route(routes.gameGuides)
  async gameGuides(@ValidCall() { params, query, caller }: Call<typeof routes.gameGuides>) {
    const { guides, cursor } = await this.view.ofGame(params.gameId, caller?.userId ?? null, asPage(query));
    tellNext(cursor);
    return guides;
  }

  @Route(routes.findGuides)
  async findGuides(@ValidCall() { query, caller, request }: Call<typeof routes.findGuides>) {
    await this.limits.take('search', request.ip ?? '');
    return this.finding.find(query, caller?.userId ?? null);
  }

  @Route(routes.guide)
  guide(@ValidCall() { params, caller }: Call<typeof routes.guide>) {
    return this.view.one(params.guideId, caller?.userId ?? null);
  }

  @Route(routes.userGuides)
  async userGuides(@ValidCall() { params, query, caller }: Call<typeof routes.userGuides>) {
    await this.users.find(params.userId, caller?.userId ?? null);
    const { guides, cursor } = await this.view.ofUser(params.userId, caller?.userId ?? null, asPage(query));
    tellNext(cursor);
    return guides;
  }

  @Route(routes.guidePreviewImage)
  async guidePreviewImage(@ValidCall() { params, caller, request }: Call<typeof routes.guidePreviewImage>) {
    try {
      return await this.picture.take(request, caller.userId, params.guideId);
    } catch (error) {
      drainRefused(request);
      throw error;
    }
  }
}
