import type { RouteDefinition } from './route.js';
import { comboRoutes } from './routes/combos.js';
import { commentRoutes } from './routes/comments.js';
import { dailyComboRoutes } from './routes/daily-combo.js';
import { feedbackRoutes } from './routes/feedback.js';
import { gameRoutes } from './routes/games.js';
import { listRoutes } from './routes/lists.js';
import { notificationRoutes } from './routes/notifications.js';
import { practiceRoutes } from './routes/practice.js';
import { savedSearchRoutes } from './routes/saved-searches.js';
import { searchRoutes } from './routes/search.js';
import { sharingRoutes } from './routes/sharing.js';
import { uploadRoutes } from './routes/uploads.js';
import { userRoutes } from './routes/users.js';

/**
 * Every route of the API. The server's validation, the authorisation test, the page's types and the OpenAPI document
 * all come from here. `/user/combos/…` and `/user/favorites/…` stand before `/user/:userId`.
 */
export const routes = {
  ...gameRoutes,
  ...dailyComboRoutes,
  ...searchRoutes,
  ...comboRoutes,
  ...feedbackRoutes,
  ...commentRoutes,
  ...listRoutes,
  ...savedSearchRoutes,
  ...notificationRoutes,
  ...practiceRoutes,
  ...uploadRoutes,
  ...userRoutes,
  ...sharingRoutes,
} satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof routes;
