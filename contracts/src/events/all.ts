import { ComboAdded } from './combo-added.js';
import { ComboDeleted } from './combo-deleted.js';
import { ComboEdited } from './combo-edited.js';
import { ComboUnverified } from './combo-unverified.js';
import { ComboVerified } from './combo-verified.js';
import { CommentAdded } from './comment-added.js';
import { CommentEdited } from './comment-edited.js';
import { CommentRemoved } from './comment-removed.js';
import { ControllerPreferred } from './controller-preferred.js';
import { ControlsMapped } from './controls-mapped.js';
import type { EventDefinition } from './event.js';
import { FavoriteAdded } from './favorite-added.js';
import { FavoriteRemoved } from './favorite-removed.js';
import { FeedbackCleared } from './feedback-cleared.js';
import { FeedbackGiven } from './feedback-given.js';
import { ListComboAdded } from './list-combo-added.js';
import { ListComboMoved } from './list-combo-moved.js';
import { ListComboRemoved } from './list-combo-removed.js';
import { ListDeleted } from './list-deleted.js';
import { ListDescribed } from './list-described.js';
import { ListMade } from './list-made.js';
import { InboxRead } from './inbox-read.js';
import { NameClaimed } from './name-claimed.js';
import { NameReleased } from './name-released.js';
import { NotificationGiven } from './notification-given.js';
import { NotificationRead } from './notification-read.js';
import { NotificationsChosen } from './notifications-chosen.js';
import { PracticeRecorded } from './practice-recorded.js';
import { PracticeStopped } from './practice-stopped.js';
import { PreviewFailed } from './preview-failed.js';
import { PreviewReady } from './preview-ready.js';
import { PreviewRequested } from './preview-requested.js';
import { RoleGranted } from './role-granted.js';
import { SearchRemoved } from './search-removed.js';
import { SearchSaved } from './search-saved.js';
import { UserEdited } from './user-edited.js';
import { UserRegistered } from './user-registered.js';

/** Every kind of event there is. */
export const eventDefinitions: readonly EventDefinition[] = [
  ComboAdded,
  ComboEdited,
  ComboVerified,
  ComboUnverified,
  ComboDeleted,
  FeedbackGiven,
  FeedbackCleared,
  FavoriteAdded,
  FavoriteRemoved,
  CommentAdded,
  CommentEdited,
  CommentRemoved,
  PreviewRequested,
  PreviewReady,
  PreviewFailed,
  UserRegistered,
  UserEdited,
  ControllerPreferred,
  ControlsMapped,
  RoleGranted,
  ListMade,
  ListDescribed,
  ListComboAdded,
  ListComboRemoved,
  ListComboMoved,
  ListDeleted,
  SearchSaved,
  SearchRemoved,
  NotificationGiven,
  NotificationRead,
  InboxRead,
  NotificationsChosen,
  PracticeRecorded,
  PracticeStopped,
  NameClaimed,
  NameReleased,
];
