import type { NounModule } from '../../manifest/noun-module.js';
import { search } from '../search/search.module.js';
import { SearchLogController } from './search-log.controller.js';
import { PopularSearches } from './popular-searches.service.js';
import { SearchLog } from './search-log.service.js';

class SearchLogModule {}

/** What was looked for in vain, for who runs the site; what many look for, for everybody. */
export const searchLog: NounModule = {
  module: SearchLogModule,
  uses: [search],
  controllers: [SearchLogController],
  providers: [SearchLog, PopularSearches],
};
