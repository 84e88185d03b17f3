import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type routes, type Tally } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import type { CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { Foreseen } from '../../commands/foreseen.js';
import { PORTS } from '../../tokens.js';
import { ComboGuard } from '../combos/combo-guard.js';
import { Accounts } from '../users/accounts.js';
import { favoriteDecider } from '../users/favorite.decider.js';
import { feedbackDecider, type FeedbackStatus } from './feedback.decider.js';
import { talliesAsked } from './foresee-feedback.js';
import { feedbackCollection, feedbackId, talliesCollection } from './tallies.projection.js';

type FeedbackAnswer = AnswerOf<typeof routes.addFeedback>;
type FavoriteAnswer = AnswerOf<typeof routes.addFavorite>;

export class SetFeedback extends Command<FeedbackAnswer> {
  constructor(
    readonly comboId: string,
    readonly status: FeedbackStatus,
    readonly context: CommandContext,
    readonly foreseen?: Foreseen,
  ) {
    super();
  }
}

@CommandHandler(SetFeedback)
export class SetFeedbackHandler implements ICommandHandler<SetFeedback> {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'log'>,
    @Inject(ComboGuard) private readonly combos: ComboGuard,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ comboId, status, context, foreseen }: SetFeedback): Promise<FeedbackAnswer> {
    const userId = context.actor;
    await this.combos.mustBeSeen(comboId, userId, foreseen);
    await this.accounts.ensureRegistered(userId, context, foreseen);
    const { state, position } = await this.runner.run(
      feedbackDecider,
      streams.feedback(comboId, userId),
      { comboId, userId, status },
      context,
      foreseen,
    );
    const readAfter = await this.acknowledge.views(position);
    return {
      comboId,
      likeStatus: state === 1 ? 1 : 0,
      dislikeStatus: state === -1 ? -1 : 0,
      ...(await this.#tally(comboId, userId, state, foreseen)),
      readAfter,
    };
  }

  /** The views' counts with this user's feedback as it was decided, whether the views have it yet or not. */
  async #tally(comboId: string, userId: string, decided: FeedbackStatus, foreseen?: Foreseen): Promise<Tally> {
    const isForeseen = foreseen?.get(talliesCollection, comboId) !== undefined;
    const asked = { streams: [], documents: talliesAsked(comboId, userId) };
    const read = isForeseen ? foreseen : await Foreseen.read(this.ports, asked);
    const [tally, own] = [
      read.get(talliesCollection, comboId),
      read.get(feedbackCollection, feedbackId(comboId, userId)),
    ];
    const { numLikes, numDislikes } = tally?.doc ?? { numLikes: 0, numDislikes: 0 };
    const counted = own?.doc.status ?? 0;
    const change = (kind: FeedbackStatus): number => Number(decided === kind) - Number(counted === kind);
    return { numLikes: Math.max(0, numLikes + change(1)), numDislikes: Math.max(0, numDislikes + change(-1)) };
  }
}

export class SetFavorite extends Command<FavoriteAnswer> {
  constructor(
    readonly comboId: string,
    readonly favorite: boolean,
    readonly context: CommandContext,
    readonly foreseen?: Foreseen,
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

  async execute({ comboId, favorite, context, foreseen }: SetFavorite): Promise<FavoriteAnswer> {
    const userId = context.actor;
    // a deleted combo may still be dropped from one's list
    await (favorite ? this.combos.mustBeSeen(comboId, userId, foreseen) : this.combos.mustHaveBeen(comboId, foreseen));
    await this.accounts.ensureRegistered(userId, context, foreseen);
    const { state, position } = await this.runner.run(
      favoriteDecider,
      streams.favorite(userId, comboId),
      { comboId, userId, favorite },
      context,
      foreseen,
    );
    return { comboId, favorite: state, readAfter: await this.acknowledge.views(position) };
  }
}
