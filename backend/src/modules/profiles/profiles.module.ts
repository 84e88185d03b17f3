import type { NounModule } from '../../manifest/noun-module.js';
import { comboPages } from '../combo-pages/combo-pages.module.js';
import { follows } from '../follows/follows.module.js';
import { guides } from '../guides/guides.module.js';
import { users } from '../users/users.module.js';
import { ProfileView } from './profile-view.js';
import { ProfilesController } from './profiles.controller.js';

class ProfilesModule {}

/** A user as others see them, with what they made. */
export const profiles: NounModule = {
  module: ProfilesModule,
  uses: [users, comboPages, follows, guides],
  controllers: [ProfilesController],
  providers: [ProfileView],
};
