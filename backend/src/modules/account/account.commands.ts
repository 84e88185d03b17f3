import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { refuse, RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { userDecider } from '../users/user.decider.js';
import { endSessions } from './end-sessions.js';

type Answer = AnswerOf<typeof routes.deleteAccount>;

export class DeleteAccount extends Command<Answer> {
  constructor(
    /** Typed by who means it. */
    readonly email: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

const notConfirmed = (): RefusedError =>
  new RefusedError(
    422,
    'not-confirmed',
    'Not confirmed',
    'This is not the e-mail of your account. Type it as it stands in your settings.',
  );

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'identity' | 'liveFeed' | 'logger'>,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
  ) {}

  /** From the fact on nobody is signed in with it; everything else is the reaction's, which also ends sessions that did not end here. */
  async execute({ email, context }: DeleteAccount): Promise<Answer> {
    const userId = context.actor;
    const account = await this.ports.identity.account(userId);
    if (account === null) throw refuse.badToken();
    if (account.email.toLowerCase() !== email.trim().toLowerCase()) throw notConfirmed();
    await this.runner.run(userDecider, streams.user(userId), { type: 'delete', userId }, context);
    await endSessions(this.ports, userId).catch((error: unknown) => {
      this.ports.logger.warn({ err: error, userId }, 'the sessions of an ended account did not end yet');
    });
    return { userId, deleted: true };
  }
}
