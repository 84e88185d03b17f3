import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { requireCaller } from '../../http/caller.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { PORTS } from '../../tokens.js';
import { drainRefused } from '../../http/drain.js';
import type { UserCommand } from './user.decider.js';
import { UserPicture } from './user-picture.js';
import { ChangeUser, RegisterUser } from './users.commands.js';

@Controller()
export class UsersController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(UserPicture) private readonly picture: UserPicture,
  ) {}

  async #change(
    call: Call<typeof routes.updateUser | typeof routes.setCustomControls | typeof routes.setPreferredController>,
    command: UserCommand,
  ) {
    const userId = requireCaller(call.caller, call.body.userId);
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, call.request, userId, call.body, (context) =>
      this.commands.execute(new ChangeUser(command, context)),
    );
  }

  @Route(routes.newUser)
  async newUser(@ValidCall() call: Call<typeof routes.newUser>) {
    const userId = requireCaller(call.caller, call.body._id);
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, call.request, userId, call.body, (context) =>
      this.commands.execute(new RegisterUser(call.body, context)),
    );
  }

  @Route(routes.updateUser)
  async updateUser(@ValidCall() call: Call<typeof routes.updateUser>) {
    const { baseVersion, displayName, photoUrl, fullscreenMode } = call.body;
    if (photoUrl != null) await this.picture.mustBeOwn(call.caller.userId, photoUrl);
    const changes = {
      ...(displayName === undefined ? {} : { displayName }),
      ...(photoUrl === undefined ? {} : { photoUrl }),
      ...(fullscreenMode === undefined ? {} : { fullscreenMode }),
    };
    return this.#change(call, { type: 'edit', userId: call.caller.userId, changes, baseVersion: baseVersion ?? null });
  }

  @Route(routes.userPicture)
  async userPicture(@ValidCall() { caller, request }: Call<typeof routes.userPicture>) {
    try {
      return await this.picture.take(request, caller.userId);
    } catch (error) {
      drainRefused(request);
      throw error;
    }
  }

  @Route(routes.setCustomControls)
  setCustomControls(@ValidCall() call: Call<typeof routes.setCustomControls>) {
    const customMappings = JSON.parse(JSON.stringify(call.body.customMappings)) as Record<
      string,
      Record<string, Record<string, string>>
    >;
    return this.#change(call, { type: 'map', userId: call.caller.userId, customMappings });
  }

  @Route(routes.setPreferredController)
  setPreferredController(@ValidCall() call: Call<typeof routes.setPreferredController>) {
    const { gameId, controllerType } = call.body;
    return this.#change(call, { type: 'prefer', userId: call.caller.userId, gameId, controllerType });
  }
}
