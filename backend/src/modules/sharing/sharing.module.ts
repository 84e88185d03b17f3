import type { NounModule } from '../../manifest/noun-module.js';
import { comboPages } from '../combo-pages/combo-pages.module.js';
import { guides } from '../guides/guides.module.js';
import { lists } from '../lists/lists.module.js';
import { search } from '../search/search.module.js';
import { users } from '../users/users.module.js';
import { welcome } from '../welcome/welcome.module.js';
import { PageHeads } from './heads/page-heads.js';
import { SiteMap } from './site-map/site-map.js';
import { SharingController } from './sharing.controller.js';

class SharingModule {}

/** What other sites and feeds show of the product. */
export const sharing: NounModule = {
  module: SharingModule,
  uses: [comboPages, guides, lists, search, users, welcome],
  controllers: [SharingController],
  providers: [PageHeads, SiteMap],
};
