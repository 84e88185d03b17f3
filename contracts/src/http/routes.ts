import type { RouteDefinition } from './route.js';
import { accountRoutes } from './routes/account.js';
import { apiTokenRoutes } from './routes/api-tokens.js';
import { comboRoutes } from './routes/combos.js';
import { commentRoutes } from './routes/comments.js';
import { similarRoutes } from './routes/similar.js';
import { dailyComboRoutes } from './routes/daily-combo.js';
import { feedbackRoutes } from './routes/feedback.js';
import { followRoutes } from './routes/follows.js';
import { gameRoutes } from './routes/games.js';
import { guideRoutes } from './routes/guides.js';
import { listRoutes } from './routes/lists.js';
import { moderationRoutes } from './routes/moderation.js';
import { notificationRoutes } from './routes/notifications.js';
import { practiceRoutes } from './routes/practice.js';
import { savedSearchRoutes } from './routes/saved-searches.js';
import { searchLogRoutes } from './routes/search-log.js';
import { searchRoutes } from './routes/search.js';
import { sharingRoutes } from './routes/sharing.js';
import { uploadRoutes } from './routes/uploads.js';
import { userRoutes } from './routes/users.js';
import { welcomeRoutes } from './routes/welcome.js';

/**
 * Every route of the API. The server's validation, the authorisation test, the page's types and the OpenAPI document
 * all come from here. What begins with `/user/` and a word stands before `/user/:userId`.
 */
export const routes = {
  ...gameRoutes,
  ...dailyComboRoutes,
  ...welcomeRoutes,
  ...searchLogRoutes,
  ...searchRoutes,
  ...comboRoutes,
  ...similarRoutes,
  ...feedbackRoutes,
  ...followRoutes,
  ...commentRoutes,
  ...guideRoutes,
  ...listRoutes,
  ...savedSearchRoutes,
  ...notificationRoutes,
  ...practiceRoutes,
  ...moderationRoutes,
  ...uploadRoutes,
  ...accountRoutes,
  ...apiTokenRoutes,
  ...userRoutes,
  ...sharingRoutes,
} satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof routes;
