import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { asCaller } from '../../http/caller.js';
import { underKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { fileAddress } from '../files/file-address.js';
import type { UserCommand } from './user.decider.js';
import { ChangeUser, RegisterUser } from './users.commands.js';
import { UsersView } from './users.view.js';

@Controller()
export class UsersController {
  constructor(
    @Inject(PORTS) private readonly ports: BackendPorts,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(UsersView) private readonly view: UsersView,
  ) {}

  async #change(
    call: Call<typeof routes.updateUser | typeof routes.setCustomControls | typeof routes.setPreferredController>,
    command: UserCommand,
  ) {
    const userId = asCaller(call.caller, call.body.userId);
    await this.limits.take('command', userId);
    return underKey(this.ports, call.request, userId, call.body, (context) =>
      this.commands.execute(new ChangeUser(command, context)),
    );
  }

  @Route(routes.newUser)
  async newUser(@ValidCall() call: Call<typeof routes.newUser>) {
    const userId = asCaller(call.caller, call.body._id);
    await this.limits.take('command', userId);
    return underKey(this.ports, call.request, userId, call.body, (context) =>
      this.commands.execute(new RegisterUser(call.body, context)),
    );
  }

  @Route(routes.updateUser)
  updateUser(@ValidCall() call: Call<typeof routes.updateUser>) {
    const { baseVersion, displayName, photoUrl, fullscreenMode } = call.body;
    if (photoUrl != null && !photoUrl.startsWith(fileAddress(`users/${call.caller.userId}/`)))
      throw refuse.malformed('photoUrl: must be the address of an own uploaded picture.');
    const changes = {
      ...(displayName === undefined ? {} : { displayName }),
      ...(photoUrl === undefined ? {} : { photoUrl }),
      ...(fullscreenMode === undefined ? {} : { fullscreenMode }),
    };
    return this.#change(call, { type: 'edit', userId: call.caller.userId, changes, baseVersion: baseVersion ?? null });
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

  @Route(routes.user)
  user(@ValidCall() { params, caller }: Call<typeof routes.user>) {
    return this.view.find(params.userId, caller?.userId ?? null);
  }
}
