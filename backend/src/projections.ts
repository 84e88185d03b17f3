import type { Projection } from '@combolab/platform';
import { apiTokensProjection } from './modules/api-tokens/api-tokens.projection.js';
import { combosProjection } from './modules/combos/combos.projection.js';
import { commentsProjection } from './modules/comments/comments.projection.js';
import { favoritesProjection } from './modules/feedback/favorites.projection.js';
import { talliesProjection } from './modules/feedback/tallies.projection.js';
import { followsProjection } from './modules/follows/follows.projection.js';
import { guidesProjection } from './modules/guides/guides.projection.js';
import { listsProjection } from './modules/lists/lists.projection.js';
import { moderationProjection } from './modules/moderation/moderation.projection.js';
import { notificationsProjection } from './modules/notifications/notifications.projection.js';
import { practiceProjection } from './modules/practice/practice.projection.js';
import { previewsProjection } from './modules/previews/previews.projection.js';
import { searchesProjection } from './modules/saved-searches/searches.projection.js';
import { usersProjection } from './modules/users/users.projection.js';

/** Every read model of the product, each behind those it reads: of one batch it sees what they have made of it. */
export const projections: readonly Projection[] = [
  usersProjection,
  combosProjection,
  talliesProjection,
  commentsProjection,
  previewsProjection,
  favoritesProjection,
  followsProjection,
  listsProjection,
  guidesProjection,
  searchesProjection,
  apiTokensProjection,
  notificationsProjection,
  practiceProjection,
  moderationProjection,
];
