import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import type { CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { PORTS } from '../../tokens.js';
import { ComboGuard } from '../combos/combo-guard.js';
import { Accounts } from '../users/accounts.js';
import { favoriteDecider } from './favorite.decider.js';
import { feedbackDecider, type FeedbackStatus } from './feedback.decider.js';
import { talliesCollection } from './tallies.projection.js';

type FeedbackAnswer = AnswerOf<typeof routes.addFeedback>;
type FavoriteAnswer = AnswerOf<typeof routes.addFavorite>;

export class SetFeedback extends Command<FeedbackAnswer> {
  constructor(
    readonly comboId: string,
    readonly status: FeedbackStatus,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetFeedback)
export class SetFeedbackHandler implements ICommandHandler<SetFeedback> {
  constructor(
    @Inject(PORTS) private readonly ports: BackendPorts,
    @Inject(ComboGuard) private readonly combos: ComboGuard,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ comboId, status, context }: SetFeedback): Promise<FeedbackAnswer> {
    const userId = context.actor;
    await this.combos.mustExist(comboId);
    await this.accounts.ensureRegistered(userId, context);
    const { state, position } = await this.runner.run(
      feedbackDecider,
      streams.feedback(comboId, userId),
      { comboId, userId, status },
      context,
    );
    const readAfter = await this.acknowledge.views(position);
    const tally = await this.ports.documents.get(talliesCollection, comboId);
    const { numLikes, numDislikes } = tally?.doc ?? { numLikes: 0, numDislikes: 0 };
    return {
      comboId,
      likeStatus: state === 1 ? 1 : 0,
      dislikeStatus: state === -1 ? -1 : 0,
      numLikes,
      numDislikes,
      readAfter,
    };
  }
}

export class SetFavorite extends Command<FavoriteAnswer> {
  constructor(
    readonly comboId: string,
    readonly favorite: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetFavorite)
export class SetFavoriteHandler implements ICommandHandler<SetFavorite> {
  constructor(
    @Inject(ComboGuard) private readonly combos: ComboGuard,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ comboId, favorite, context }: SetFavorite): Promise<FavoriteAnswer> {
    const userId = context.actor;
    // a deleted combo may still be dropped from one's list
    await (favorite ? this.combos.mustExist(comboId) : this.combos.mustHaveBeen(comboId));
    await this.accounts.ensureRegistered(userId, context);
    const { state, position } = await this.runner.run(
      favoriteDecider,
      streams.favorite(userId, comboId),
      { comboId, userId, favorite },
      context,
    );
    return { comboId, favorite: state, readAfter: await this.acknowledge.views(position) };
  }
}
