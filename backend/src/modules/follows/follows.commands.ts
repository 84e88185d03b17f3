import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountDeleted, LIMITS, streams, type AnswerOf, type routes } from '@combolab/contracts';
import { StreamMutex } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import type { CommandContext } from '../../commands/command-context.js';
import { CommandRunner, type Decided } from '../../commands/command-runner.js';
import { COMMAND_WAIT_MS } from '../../commands/read-after.js';
import { refuse, RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { Accounts } from '../users/accounts.js';
import { followDecider, type SetFollow } from './follow.decider.js';
import { FollowsView } from './follows.view.js';

type Answer = AnswerOf<typeof routes.followAuthor>;

const ownAccount = (): RefusedError =>
  new RefusedError(422, 'own-account', 'This is you', 'You cannot follow yourself. Choose somebody else.');

const tooMany = (): RefusedError =>
  new RefusedError(
    422,
    'too-many-follows',
    'You follow very many people',
    `You follow ${String(LIMITS.follows)} people, which is as many as there can be. Unfollow somebody first.`,
  );

export class FollowAuthor extends Command<Answer> {
  constructor(
    readonly authorId: string,
    readonly follows: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(FollowAuthor)
export class FollowAuthorHandler implements ICommandHandler<FollowAuthor> {
  readonly #perUser = new StreamMutex();

  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'gates' | 'log'>,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
    @Inject(FollowsView) private readonly view: FollowsView,
  ) {}

  async execute({ authorId, follows, context }: FollowAuthor): Promise<Answer> {
    const userId = context.actor;
    if (follows && authorId === userId) throw ownAccount();
    await this.#mustBe(authorId, follows);
    await this.accounts.ensureRegistered(userId, context);
    const command = { userId, authorId, follows };
    const { state, position } = follows
      ? await this.#perUser.run(userId, () => this.#follow(command, context))
      : await this.#decide(command, context);
    const readAfter = await this.acknowledge.views(position);
    return {
      authorId,
      follows: state,
      numFollowers: await this.view.followersWith(userId, authorId, state),
      readAfter,
    };
  }

  /** Who has gone may still be unfollowed. @throws RefusedError 404 */
  async #mustBe(authorId: string, follows: boolean): Promise<void> {
    const { version, lastType } = await this.ports.log.head(streams.user(authorId));
    if (version === 0 || (follows && lastType === AccountDeleted.type)) throw refuse.notFound('user');
  }

  /** One at a time for each user: they are counted in the view, which the one before waits for. */
  async #follow(command: SetFollow, context: CommandContext): Promise<Decided<boolean>> {
    const { userId, authorId } = command;
    const isNew = !(await this.runner.state(followDecider, streams.follow(userId, authorId)));
    if (isNew && (await this.view.count(userId)) >= LIMITS.follows) throw tooMany();
    const decided = await this.#decide(command, context);
    if (isNew) await this.ports.gates.views.waitFor(decided.position, COMMAND_WAIT_MS);
    return decided;
  }

  #decide(command: SetFollow, context: CommandContext): Promise<Decided<boolean>> {
    return this.runner.run(followDecider, streams.follow(command.userId, command.authorId), command, context);
  }
}
