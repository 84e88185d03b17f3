import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type BodyOf, type Comment, type routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import { newId, type CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { fold } from '../../commands/decider.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { ComboGuard } from '../combos/combo-guard.js';
import { seesHidden } from '../users/may-moderate.js';
import { Accounts } from '../users/accounts.js';
import { NewUserLimits } from '../users/new-user-limits.js';
import type { UserState } from '../users/user.decider.js';
import { comboIdOfComment, commentIdOf } from './comment-id.js';
import { commentView } from './comment-view.js';
import { commentDecider, existingComment, placeOf, type CommentState } from './comment.decider.js';

type Added = AnswerOf<typeof routes.addComment>;
type Edited = AnswerOf<typeof routes.editComment>;
type Removed = AnswerOf<typeof routes.removeComment>;

export class AddComment extends Command<Added> {
  constructor(
    readonly body: BodyOf<typeof routes.addComment>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddComment)
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'log' | 'secret'>,
    @Inject(ComboGuard) private readonly combos: ComboGuard,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(NewUserLimits) private readonly newUsers: NewUserLimits,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ body, context }: AddComment): Promise<Added> {
    const { comboId, comment: text, frame, parentId } = body;
    const userId = context.actor;
    await this.combos.mustBeSeen(comboId, userId);
    if (frame !== undefined) await this.combos.mustHaveFrame(comboId, frame);
    if (parentId !== undefined) await this.#mustBeSeen(comboId, parentId, userId);
    await this.accounts.ensureRegistered(userId, context);
    const commentId = commentIdOf(comboId, newId(this.ports.secret, context));
    await this.newUsers.take('comments', userId, streams.comment(comboId, commentId));
    const command = { type: 'add' as const, comboId, commentId, userId, text, ...placeOf(body) };
    const { state, position } = await this.runner.run(
      commentDecider,
      streams.comment(comboId, commentId),
      command,
      context,
    );
    const readAfter = await this.acknowledge.views(position);
    const author = await this.accounts.state(userId);
    return { insertedId: commentId, comment: answered(comboId, commentId, state, author), readAfter };
  }

  /** @throws RefusedError 404 unless it is a comment of this combo that is there, and not hidden from the caller */
  async #mustBeSeen(comboId: string, commentId: string, callerId: string): Promise<void> {
    if (comboIdOfComment(commentId) !== comboId) throw refuse.notFound('comment');
    const { documents, log } = this.ports;
    const comment = existingComment(fold(commentDecider, await log.readStream(streams.comment(comboId, commentId))));
    if (comment.hidden === true && !(await seesHidden(documents, comment.userId, callerId)))
      throw refuse.notFound('comment');
  }
}

function answered(comboId: string, commentId: string, state: CommentState | null, author: UserState | null): Comment {
  const comment = existingComment(state);
  return commentView(commentId, { ...comment, comboId, text: comment.text ?? '' }, author);
}

export class EditComment extends Command<Edited> {
  constructor(
    readonly commentId: string,
    readonly text: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EditComment)
export class EditCommentHandler implements ICommandHandler<EditComment> {
  constructor(
    @Inject(ComboGuard) private readonly combos: ComboGuard,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ commentId, text, context }: EditComment): Promise<Edited> {
    const comboId = comboIdOfComment(commentId);
    if (comboId === null) throw refuse.notFound('comment');
    const callerId = context.actor;
    await this.combos.mustBeSeen(comboId, callerId);
    const command = { type: 'edit' as const, comboId, commentId, callerId, text };
    const stream = streams.comment(comboId, commentId);
    const { state, position } = await this.runner.run(commentDecider, stream, command, context);
    const readAfter = await this.acknowledge.views(position);
    return { comment: answered(comboId, commentId, state, await this.accounts.state(callerId)), readAfter };
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
    const isAdmin = await this.accounts.commandsAsAdmin(context);
    const command = { type: 'remove' as const, comboId, commentId, callerId, isAdmin };
    const { position } = await this.runner.run(commentDecider, streams.comment(comboId, commentId), command, context);
    return { commentId, removed: true, readAfter: await this.acknowledge.views(position) };
  }
}
