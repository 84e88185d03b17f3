import type { NounModule } from '../../manifest/noun-module.js';
import { combos } from '../combos/combos.module.js';
import { users } from '../users/users.module.js';
import { AddCommentHandler, EditCommentHandler, RemoveCommentHandler } from './comments.commands.js';
import { CommentsController } from './comments.controller.js';

class CommentsModule {}

/** What is said under combos. */
export const comments: NounModule = {
  module: CommentsModule,
  uses: [users, combos],
  controllers: [CommentsController],
  providers: [AddCommentHandler, EditCommentHandler, RemoveCommentHandler],
};
