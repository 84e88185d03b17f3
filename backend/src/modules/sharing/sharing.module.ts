import type { NounModule } from '../../manifest/noun-module.js';
import { comboPages } from '../combo-pages/combo-pages.module.js';
import { search } from '../search/search.module.js';
import { PageHeads } from './page-heads.js';
import { SharingController } from './sharing.controller.js';

class SharingModule {}

/** What other sites and feeds show of the product. */
export const sharing: NounModule = {
  module: SharingModule,
  uses: [comboPages, search],
  controllers: [SharingController],
  providers: [PageHeads],
};
