import type { NounModule } from '../../manifest/noun-module.js';
import { comboPages } from '../combo-pages/combo-pages.module.js';
import { search } from '../search/search.module.js';
import { SimilarController } from './similar.controller.js';
import { SimilarService } from './similar.service.js';

class SimilarModule {}

/** What is like a combo. */
export const similar: NounModule = {
  module: SimilarModule,
  uses: [comboPages, search],
  controllers: [SimilarController],
  providers: [SimilarService],
};
