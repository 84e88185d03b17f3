import type { NounModule } from '../../manifest/noun-module.js';
import { NotificationReaction } from './notification-reaction.js';
import { ReadNotificationHandler, ReadInboxHandler } from './notifications.commands.js';
import { NotificationsController } from './notifications.controller.js';

class NotificationsModule {}

/** What users are told. */
export const notifications: NounModule = {
  module: NotificationsModule,
  controllers: [NotificationsController],
  providers: [ReadNotificationHandler, ReadInboxHandler],
  reactions: [NotificationReaction],
};
