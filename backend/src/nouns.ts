import type { StreamKind } from '@combolab/contracts';
import type { Projection } from '@combolab/platform';
import type { Manifest } from './manifest/manifest.js';
import type { EnterRoom, RoomKind, RoomPart } from './manifest/room-part.js';
import type { StreamRules } from './manifest/stream-rules.js';
import { apiTokensManifest } from './modules/api-tokens/api-tokens.manifest.js';
import { combosManifest } from './modules/combos/combos.manifest.js';
import { commentsManifest } from './modules/comments/comments.manifest.js';
import { feedbackManifest } from './modules/feedback/feedback.manifest.js';
import { followsManifest } from './modules/follows/follows.manifest.js';
import { guidesManifest } from './modules/guides/guides.manifest.js';
import { listsManifest } from './modules/lists/lists.manifest.js';
import { moderationManifest } from './modules/moderation/moderation.manifest.js';
import { notificationsManifest } from './modules/notifications/notifications.manifest.js';
import { practiceManifest } from './modules/practice/practice.manifest.js';
import { previewsManifest } from './modules/previews/previews.manifest.js';
import { savedSearchesManifest } from './modules/saved-searches/saved-searches.manifest.js';
import { uploadsManifest } from './modules/uploads/uploads.manifest.js';
import { usersManifest } from './modules/users/users.manifest.js';

const NOUNS: readonly Manifest[] = [
  usersManifest,
  uploadsManifest,
  combosManifest,
  feedbackManifest,
  commentsManifest,
  previewsManifest,
  followsManifest,
  listsManifest,
  guidesManifest,
  savedSearchesManifest,
  apiTokensManifest,
  moderationManifest,
  notificationsManifest,
  practiceManifest,
];

/** Every read model of the product, each behind those it reads: of one batch it sees what they have made of it. */
export const projections: readonly Projection[] = NOUNS.flatMap(({ projections: views = [] }) => views);

/** Every part of every room. */
export const ROOM_PARTS: readonly RoomPart[] = NOUNS.flatMap(({ parts = [] }) => parts);

/** Who may be in a room, by its kind. A kind that no noun has does not compile. */
export const ROOMS: { readonly [K in RoomKind]: EnterRoom<K> } = {
  ...usersManifest.rooms,
  ...uploadsManifest.rooms,
  ...combosManifest.rooms,
  ...guidesManifest.rooms,
  ...moderationManifest.rooms,
};

/** Each kind of stream there is: one without owner, end and place in the archive does not compile. */
export const STREAMS: { readonly [K in StreamKind]: StreamRules<K> } = {
  ...usersManifest.streams,
  ...combosManifest.streams,
  ...feedbackManifest.streams,
  ...commentsManifest.streams,
  ...followsManifest.streams,
  ...listsManifest.streams,
  ...guidesManifest.streams,
  ...savedSearchesManifest.streams,
  ...apiTokensManifest.streams,
  ...moderationManifest.streams,
  ...notificationsManifest.streams,
  ...practiceManifest.streams,
};
