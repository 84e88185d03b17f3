import type { NounModule } from '../../manifest/noun-module.js';
import { comboPages } from '../combo-pages/combo-pages.module.js';
import { search } from '../search/search.module.js';
import { WelcomeController } from './welcome.controller.js';
import { WelcomeService } from './welcome.service.js';

class WelcomeModule {}

/** What a visitor is shown first. */
export const welcome: NounModule = {
  module: WelcomeModule,
  uses: [comboPages, search],
  controllers: [WelcomeController],
  shares: [WelcomeService],
};
