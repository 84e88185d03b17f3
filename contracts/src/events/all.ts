import { AccountDeleted } from './account-deleted.js';
import { AuthorFollowed } from './author-followed.js';
import { AuthorUnfollowed } from './author-unfollowed.js';
import { ComboAdded } from './combo-added.js';
import { ComboDeleted } from './combo-deleted.js';
import { ComboEdited } from './combo-edited.js';
import { ComboHidden } from './combo-hidden.js';
import { ComboRestored } from './combo-restored.js';
import { ComboUnverified } from './combo-unverified.js';
import { ComboVerified } from './combo-verified.js';
import { CommentAdded } from './comment-added.js';
import { CommentEdited } from './comment-edited.js';
import { CommentHidden } from './comment-hidden.js';
import { CommentRemoved } from './comment-removed.js';
import { CommentRestored } from './comment-restored.js';
import { ControllerPreferred } from './controller-preferred.js';
import { ControlsMapped } from './controls-mapped.js';
import type { EventDefinition } from './event.js';
import { FavoriteAdded } from './favorite-added.js';
import { FavoriteRemoved } from './favorite-removed.js';
import { FeedbackCleared } from './feedback-cleared.js';
import { FeedbackGiven } from './feedback-given.js';
import { GuideCreated } from './guide-created.js';
import { GuideDeleted } from './guide-deleted.js';
import { GuideEdited } from './guide-edited.js';
import { GuideHidden } from './guide-hidden.js';
import { GuidePublished } from './guide-published.js';
import { GuideRestored } from './guide-restored.js';
import { GuideUnpublished } from './guide-unpublished.js';
import { InboxRead } from './inbox-read.js';
import { ListComboAdded } from './list-combo-added.js';
import { ListComboMoved } from './list-combo-moved.js';
import { ListComboRemoved } from './list-combo-removed.js';
import { ListDeleted } from './list-deleted.js';
import { ListDescribed } from './list-described.js';
import { ListMade } from './list-made.js';
import { ModerationDecided } from './moderation-decided.js';
import { NameClaimed } from './name-claimed.js';
import { NameReleased } from './name-released.js';
import { NotificationGiven } from './notification-given.js';
import { NotificationRead } from './notification-read.js';
import { NotificationsChosen } from './notifications-chosen.js';
import { PracticeErased } from './practice-erased.js';
import { PracticeRecorded } from './practice-recorded.js';
import { PracticeStopped } from './practice-stopped.js';
import { PreviewFailed } from './preview-failed.js';
import { PreviewReady } from './preview-ready.js';
import { PreviewStaged } from './preview-staged.js';
import { PreviewRequested } from './preview-requested.js';
import { ReportMade } from './report-made.js';
import { RoleGranted } from './role-granted.js';
import { SearchRemoved } from './search-removed.js';
import { SearchSaved } from './search-saved.js';
import { ApiTokenMade } from './token-made.js';
import { ApiTokenRevoked } from './token-revoked.js';
import { ApiTokenUsed } from './token-used.js';
import { UserEdited } from './user-edited.js';
import { UserRegistered } from './user-registered.js';
import { UserSuspended } from './user-suspended.js';
import { UserUnsuspended } from './user-unsuspended.js';

/** Every kind of event there is, each with its own type. */
export const eventKinds = [
  ComboAdded,
  ComboEdited,
  ComboVerified,
  ComboUnverified,
  ComboHidden,
  ComboRestored,
  ComboDeleted,
  FeedbackGiven,
  FeedbackCleared,
  FavoriteAdded,
  FavoriteRemoved,
  AuthorFollowed,
  AuthorUnfollowed,
  CommentAdded,
  CommentEdited,
  CommentHidden,
  CommentRestored,
  CommentRemoved,
  PreviewRequested,
  PreviewStaged,
  PreviewReady,
  PreviewFailed,
  UserRegistered,
  UserEdited,
  ControllerPreferred,
  ControlsMapped,
  RoleGranted,
  UserSuspended,
  UserUnsuspended,
  AccountDeleted,
  ListMade,
  ListDescribed,
  ListComboAdded,
  ListComboRemoved,
  ListComboMoved,
  ListDeleted,
  GuideCreated,
  GuideEdited,
  GuidePublished,
  GuideUnpublished,
  GuideHidden,
  GuideRestored,
  GuideDeleted,
  SearchSaved,
  SearchRemoved,
  ApiTokenMade,
  ApiTokenUsed,
  ApiTokenRevoked,
  NotificationGiven,
  NotificationRead,
  InboxRead,
  NotificationsChosen,
  PracticeRecorded,
  PracticeStopped,
  PracticeErased,
  ReportMade,
  ModerationDecided,
  NameClaimed,
  NameReleased,
] as const satisfies readonly EventDefinition[];

/** Every kind of event there is. */
export const eventDefinitions: readonly EventDefinition[] = eventKinds;
