import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type BodyOf, type routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import type { CommandContext } from '../../commands/command-context.js';
import { CommandRunner, type Decided } from '../../commands/command-runner.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { Accounts } from './accounts.js';
import { DisplayNames } from './display-names.js';
import { userDecider, type ProfileChanges, type UserCommand, type UserState } from './user.decider.js';
import { UsersView } from './users.view.js';

type Answer = AnswerOf<typeof routes.newUser>;

export class RegisterUser extends Command<Answer> {
  constructor(
    readonly body: BodyOf<typeof routes.newUser>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Any change of one's own account but its name. */
export class ChangeUser extends Command<Answer> {
  constructor(
    readonly command: UserCommand,
    readonly context: CommandContext,
  ) {
    super();
  }
}

async function answer(decided: Decided<UserState | null>, acknowledge: Acknowledge, view: UsersView): Promise<Answer> {
  if (decided.state === null) throw refuse.notFound('user');
  const readAfter = await acknowledge.views(decided.position);
  return { ...(await view.own(decided.state)), readAfter };
}

@CommandHandler(RegisterUser)
export class RegisterUserHandler implements ICommandHandler<RegisterUser> {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'identity'>,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
    @Inject(UsersView) private readonly view: UsersView,
  ) {}

  async execute({ body, context }: RegisterUser): Promise<Answer> {
    const account = await this.ports.identity.account(context.actor);
    if (account === null) throw refuse.badToken();
    if (body.email !== undefined && body.email.toLowerCase() !== account.email.toLowerCase()) {
      throw refuse.malformed('email: is not the e-mail of this account.');
    }
    return answer(await this.accounts.register(context.actor, body.displayName, context), this.acknowledge, this.view);
  }
}

@CommandHandler(ChangeUser)
export class ChangeUserHandler implements ICommandHandler<ChangeUser> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(DisplayNames) private readonly names: DisplayNames,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
    @Inject(UsersView) private readonly view: UsersView,
  ) {}

  async execute({ command, context }: ChangeUser): Promise<Answer> {
    await this.accounts.ensureRegistered(context.actor, context);
    const rename = command.type === 'edit' ? await this.#claimNewName(command.changes, context) : null;
    const decided = await this.runner.run(userDecider, streams.user(context.actor), command, context);
    if (rename !== null)
      await this.names.release(context.actor, rename, { ...context, commandId: `${context.commandId}-release` });
    return answer(decided, this.acknowledge, this.view);
  }

  /** @returns the old name to release afterwards, or null */
  async #claimNewName({ displayName }: ProfileChanges, context: CommandContext): Promise<string | null> {
    if (displayName == null) return null;
    const before = await this.accounts.state(context.actor);
    await this.names.claim(context.actor, displayName, context);
    const old = before?.displayName ?? null;
    return old !== null && !this.names.sameName(old, displayName) ? old : null;
  }
}
