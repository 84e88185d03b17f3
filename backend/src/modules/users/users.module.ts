import { CommandRunner } from '../../commands/command-runner.js';
import { plain, type NounModule } from '../../manifest/noun-module.js';
import { PORTS } from '../../tokens.js';
import { pictures } from '../pictures/pictures.module.js';
import { Accounts } from './accounts.js';
import { DisplayNames } from './display-names.js';
import { FreshSignIn } from './fresh-sign-in.js';
import { NewUserLimits } from './new-user-limits.js';
import { UserPicture } from './user-picture.js';
import { RegisterUserHandler, ChangeUserHandler } from './users.commands.js';
import { UsersController } from './users.controller.js';
import { UsersView } from './users.view.js';

class UsersModule {}

/** Users, who they are, and what they choose. */
export const users: NounModule = {
  module: UsersModule,
  uses: [pictures],
  controllers: [UsersController],
  providers: [RegisterUserHandler, ChangeUserHandler, UserPicture],
  shares: [Accounts, plain(DisplayNames, PORTS, CommandRunner), UsersView, NewUserLimits, FreshSignIn],
};
