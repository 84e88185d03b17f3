import type { NounModule } from '../../manifest/noun-module.js';
import { users } from '../users/users.module.js';
import { SaveSearchHandler, RemoveSearchHandler } from './saved-searches.commands.js';
import { SavedSearchesController } from './saved-searches.controller.js';

class SavedSearchesModule {}

/** Searches that users keep. */
export const savedSearches: NounModule = {
  module: SavedSearchesModule,
  uses: [users],
  controllers: [SavedSearchesController],
  providers: [SaveSearchHandler, RemoveSearchHandler],
};
