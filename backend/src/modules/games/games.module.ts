import type { NounModule } from '../../manifest/noun-module.js';
import { comboPages } from '../combo-pages/combo-pages.module.js';
import { search } from '../search/search.module.js';
import { DailyComboController } from './daily-combo.controller.js';
import { DailyComboService } from './daily-combo.service.js';
import { GamesController } from './games.controller.js';

class GamesModule {}

/** Games, their fighters and the combo of the day. */
export const games: NounModule = {
  module: GamesModule,
  uses: [comboPages, search],
  controllers: [GamesController, DailyComboController],
  providers: [DailyComboService],
};
