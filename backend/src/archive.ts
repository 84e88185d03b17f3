import type { ArchiveContent } from './manifest/archive-content.js';
import type { ArchiveFile } from './manifest/archive-files.js';
import { apiTokensArchive } from './modules/api-tokens/api-tokens.archive.js';
import { comboPagesArchive } from './modules/combo-pages/combo-pages.archive.js';
import { commentsArchive } from './modules/comments/comments.archive.js';
import { feedbackArchive } from './modules/feedback/feedback.archive.js';
import { followsArchive } from './modules/follows/follows.archive.js';
import { guidesArchive } from './modules/guides/guides.archive.js';
import { listsArchive } from './modules/lists/lists.archive.js';
import { moderationArchive } from './modules/moderation/moderation.archive.js';
import { notificationsArchive } from './modules/notifications/notifications.archive.js';
import { practiceArchive } from './modules/practice/practice.archive.js';
import { savedSearchesArchive } from './modules/saved-searches/saved-searches.archive.js';
import { usersArchive } from './modules/users/users.archive.js';

/** What stands in each file of an archive; one that no noun fills does not compile. */
export const ARCHIVE: Readonly<Record<ArchiveFile, ArchiveContent>> = {
  ...apiTokensArchive,
  ...comboPagesArchive,
  ...commentsArchive,
  ...feedbackArchive,
  ...followsArchive,
  ...guidesArchive,
  ...listsArchive,
  ...moderationArchive,
  ...notificationsArchive,
  ...practiceArchive,
  ...savedSearchesArchive,
  ...usersArchive,
};
