import type { NounModule } from '../../manifest/noun-module.js';
import { comboPages } from '../combo-pages/combo-pages.module.js';
import { combos } from '../combos/combos.module.js';
import { users } from '../users/users.module.js';
import { MakeListHandler, ChangeListHandler, DeleteListHandler } from './lists.commands.js';
import { ListsController } from './lists.controller.js';
import { ListsView } from './lists.view.js';
import { OwnList } from './own-list.js';

class ListsModule {}

/** Lists of combos that users make. */
export const lists: NounModule = {
  module: ListsModule,
  uses: [users, combos, comboPages],
  controllers: [ListsController],
  providers: [MakeListHandler, ChangeListHandler, DeleteListHandler, OwnList],
  shares: [ListsView],
};
