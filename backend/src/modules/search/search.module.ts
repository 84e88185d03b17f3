import { plain, type NounModule } from '../../manifest/noun-module.js';
import { PORTS } from '../../tokens.js';
import { DisplayNames } from '../users/display-names.js';
import { comboPages } from '../combo-pages/combo-pages.module.js';
import { users } from '../users/users.module.js';
import { AskedAuthors } from './asked-authors.js';
import { CountedAuthors } from './counted-authors.js';
import { Questions } from './questions.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { WhyService } from './why.service.js';

class SearchModule {}

/** Finding combos. */
export const search: NounModule = {
  module: SearchModule,
  uses: [comboPages, users],
  controllers: [SearchController],
  providers: [plain(AskedAuthors, DisplayNames), plain(CountedAuthors, PORTS), WhyService],
  shares: [SearchService, Questions],
};
