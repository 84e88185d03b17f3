import type { NounModule } from '../../manifest/noun-module.js';
import { combos } from '../combos/combos.module.js';
import { users } from '../users/users.module.js';
import { SetFeedbackHandler, SetFavoriteHandler } from './feedback.commands.js';
import { FeedbackController } from './feedback.controller.js';

class FeedbackModule {}

/** Likes, dislikes and favourites. */
export const feedback: NounModule = {
  module: FeedbackModule,
  uses: [users, combos],
  controllers: [FeedbackController],
  providers: [SetFeedbackHandler, SetFavoriteHandler],
};
