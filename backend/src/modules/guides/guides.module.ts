import type { NounModule } from '../../manifest/noun-module.js';
import { comboPages } from '../combo-pages/combo-pages.module.js';
import { pictures } from '../pictures/pictures.module.js';
import { users } from '../users/users.module.js';
import { FindGuides } from './find-guides.js';
import { GuideGuard } from './guide-guard.js';
import { GuidePicture } from './guide-picture.js';
import { CreateGuideHandler, SaveGuideHandler, DeleteGuideHandler } from './guides.commands.js';
import { GuidesController } from './guides.controller.js';
import { GuidesView } from './guides.view.js';

class GuidesModule {}

/** What users write of a fighter or a game. */
export const guides: NounModule = {
  module: GuidesModule,
  uses: [pictures, users, comboPages],
  controllers: [GuidesController],
  providers: [CreateGuideHandler, SaveGuideHandler, DeleteGuideHandler, GuideGuard, FindGuides, GuidePicture],
  shares: [GuidesView],
};
