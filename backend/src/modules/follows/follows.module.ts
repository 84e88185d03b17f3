import type { NounModule } from '../../manifest/noun-module.js';
import { users } from '../users/users.module.js';
import { FollowAuthorHandler } from './follows.commands.js';
import { FollowsController } from './follows.controller.js';
import { FollowsView } from './follows.view.js';

class FollowsModule {}

/** Who follows whom. */
export const follows: NounModule = {
  module: FollowsModule,
  uses: [users],
  controllers: [FollowsController],
  providers: [FollowAuthorHandler],
  shares: [FollowsView],
};
