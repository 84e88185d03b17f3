import type { NounModule } from './manifest/noun-module.js';
import { account } from './modules/account/account.module.js';
import { apiTokens } from './modules/api-tokens/api-tokens.module.js';
import { callers } from './modules/callers/callers.module.js';
import { comboPages } from './modules/combo-pages/combo-pages.module.js';
import { combos } from './modules/combos/combos.module.js';
import { comments } from './modules/comments/comments.module.js';
import { feedback } from './modules/feedback/feedback.module.js';
import { files } from './modules/files/files.module.js';
import { follows } from './modules/follows/follows.module.js';
import { games } from './modules/games/games.module.js';
import { guides } from './modules/guides/guides.module.js';
import { lists } from './modules/lists/lists.module.js';
import { moderation } from './modules/moderation/moderation.module.js';
import { notifications } from './modules/notifications/notifications.module.js';
import { pictures } from './modules/pictures/pictures.module.js';
import { practice } from './modules/practice/practice.module.js';
import { similar } from './modules/similar/similar.module.js';
import { previews } from './modules/previews/previews.module.js';
import { profiles } from './modules/profiles/profiles.module.js';
import { savedSearches } from './modules/saved-searches/saved-searches.module.js';
import { searchLog } from './modules/search-log/search-log.module.js';
import { search } from './modules/search/search.module.js';
import { sharing } from './modules/sharing/sharing.module.js';
import { uploads } from './modules/uploads/uploads.module.js';
import { users } from './modules/users/users.module.js';
import { welcome } from './modules/welcome/welcome.module.js';

/** Every noun that is served, each behind those it uses. A path that could mean two routes means the one that stands first: `/user/lists` is not a user. */
export const SERVED: readonly NounModule[] = [
  pictures,
  users,
  files,
  uploads,
  combos,
  feedback,
  comments,
  previews,
  comboPages,
  search,
  welcome,
  games,
  follows,
  lists,
  guides,
  savedSearches,
  moderation,
  notifications,
  apiTokens,
  callers,
  practice,
  similar,
  searchLog,
  sharing,
  account,
  profiles,
];
