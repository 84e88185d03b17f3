import type { NounModule } from '../../manifest/noun-module.js';
import { users } from '../users/users.module.js';
import { MakeReportHandler, ModerateHandler } from './moderation.commands.js';
import { ModerationController } from './moderation.controller.js';
import { ModerationView } from './moderation.view.js';
import { Subjects } from './subjects.js';

class ModerationModule {}

/** What is reported, and what admins decide about it. */
export const moderation: NounModule = {
  module: ModerationModule,
  uses: [users],
  controllers: [ModerationController],
  providers: [MakeReportHandler, ModerateHandler, Subjects, ModerationView],
};
