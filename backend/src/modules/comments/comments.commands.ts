import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import { newId, type CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { ComboGuard } from '../combos/combo-guard.js';
import { Accounts } from '../users/accounts.js';
import { comboIdOfComment, commentIdOf } from './comment-id.js';
import { commentView } from './comment-view.js';
import { commentDecider } from './comment.decider.js';

type Added = AnswerOf<typeof routes.addComment>;
type Removed = AnswerOf<typeof routes.removeComment>;

export class AddComment extends Command<Added> {
  constructor(
    readonly comboId: string,
    readonly text: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddComment)
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(
    @Inject(PORTS) private readonly ports: BackendPorts,
    @Inject(ComboGuard) private readonly combos: ComboGuard,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ comboId, text, context }: AddComment): Promise<Added> {
    const userId = context.actor;
    await this.combos.mustExist(comboId);
    await this.accounts.ensureRegistered(userId, context);
    const commentId = commentIdOf(comboId, newId(this.ports.secret, context));
    const command = { type: 'add' as const, comboId, commentId, userId, text };
    const { state, position } = await this.runner.run(
      commentDecider,
      streams.comment(comboId, commentId),
      command,
      context,
    );
    const readAfter = await this.acknowledge.views(position);
    const author = await this.accounts.state(userId);
    const doc = { comboId, userId, text: state?.text ?? text, createdAt: state?.createdAt ?? new Date().toISOString() };
    return { insertedId: commentId, comment: commentView(commentId, doc, author), readAfter };
  }
}

export class RemoveComment extends Command<Removed> {
  constructor(
    readonly commentId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RemoveComment)
export class RemoveCommentHandler implements ICommandHandler<RemoveComment> {
  constructor(
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ commentId, context }: RemoveComment): Promise<Removed> {
    const comboId = comboIdOfComment(commentId);
    if (comboId === null) throw refuse.notFound('comment');
    const callerId = context.actor;
    await this.accounts.ensureRegistered(callerId, context);
    const isAdmin = await this.accounts.isAdmin(callerId);
    const command = { type: 'remove' as const, comboId, commentId, callerId, isAdmin };
    const { position } = await this.runner.run(commentDecider, streams.comment(comboId, commentId), command, context);
    return { commentId, removed: true, readAfter: await this.acknowledge.views(position) };
  }
}
