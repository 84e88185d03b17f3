import type { NounModule } from '../../manifest/noun-module.js';
import { comboPages } from '../combo-pages/combo-pages.module.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

class SearchModule {}

/** Finding combos. */
export const search: NounModule = {
  module: SearchModule,
  uses: [comboPages],
  controllers: [SearchController],
  shares: [SearchService],
};
