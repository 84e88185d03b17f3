import type { NounModule } from '../../manifest/noun-module.js';
import { users } from '../users/users.module.js';
import { MakeApiTokenHandler, RevokeApiTokenHandler } from './api-tokens.commands.js';
import { ApiTokensController } from './api-tokens.controller.js';
import { TokenCallers } from './token-callers.js';

class ApiTokensModule {}

/** What opens the API for a user's own programs. */
export const apiTokens: NounModule = {
  module: ApiTokensModule,
  uses: [users],
  controllers: [ApiTokensController],
  providers: [MakeApiTokenHandler, RevokeApiTokenHandler],
  shares: [TokenCallers],
};
