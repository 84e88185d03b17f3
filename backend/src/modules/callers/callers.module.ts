import { APP_GUARD } from '@nestjs/core';
import { ReadGuard } from '../../http/read.guard.js';
import type { NounModule } from '../../manifest/noun-module.js';
import { apiTokens } from '../api-tokens/api-tokens.module.js';
import { users } from '../users/users.module.js';
import { AuthGuard } from './auth.guard.js';

class CallersModule {}

/** Who calls, and how often they may: asked before every route, in this order. */
export const callers: NounModule = {
  module: CallersModule,
  uses: [users, apiTokens],
  providers: [
    { provide: APP_GUARD, useClass: ReadGuard },
    { provide: APP_GUARD, useClass: AuthGuard },
  ],
};
