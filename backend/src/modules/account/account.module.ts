import type { NounModule } from '../../manifest/noun-module.js';
import { users } from '../users/users.module.js';
import { AccountReaction } from './account-reaction.js';
import { DeleteAccountHandler } from './account.commands.js';
import { AccountController } from './account.controller.js';
import { AccountArchive } from './export/account-archive.js';
import { PasswordReaction } from './password-reaction.js';

class AccountModule {}

/** The end of an account, and what its owner takes along. */
export const account: NounModule = {
  module: AccountModule,
  uses: [users],
  controllers: [AccountController],
  providers: [DeleteAccountHandler, AccountArchive],
  reactions: [PasswordReaction, AccountReaction],
};
