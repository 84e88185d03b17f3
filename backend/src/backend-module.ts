import type { DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import type { BackendPorts } from './backend-ports.js';
import { Acknowledge } from './commands/acknowledge.js';
import { CommandRunner } from './commands/command-runner.js';
import { HealthController } from './health/health.controller.js';
import { AuthGuard } from './http/auth.guard.js';
import { ConnectionGrace } from './http/load/connection-grace.js';
import { LoadFigures } from './http/load/load-figures.js';
import { ProblemFilter } from './http/problem.filter.js';
import { LIMITED, RateLimits } from './http/rate-limits.js';
import { ReadGuard } from './http/read.guard.js';
import { LiveGateway } from './live/live-gateway.js';
import { AccountController } from './modules/account/account.controller.js';
import { DeleteAccountHandler } from './modules/account/account.commands.js';
import { FreshSignIn } from './modules/account/fresh-sign-in.js';
import { AccountArchive } from './modules/account/export/account-archive.js';
import { OwnDocuments } from './modules/account/export/own-documents.js';
import { MakeApiTokenHandler, RevokeApiTokenHandler } from './modules/api-tokens/api-tokens.commands.js';
import { ApiTokensController } from './modules/api-tokens/api-tokens.controller.js';
import { TokenCallers } from './modules/api-tokens/token-callers.js';
import { ComboGuard } from './modules/combos/combo-guard.js';
import { AddComboHandler, ChangeComboHandler, EditComboHandler } from './modules/combos/combos.commands.js';
import { CombosController } from './modules/combos/combos.controller.js';
import { ComboVersions } from './modules/combos/combo-versions.js';
import { CombosView } from './modules/combos/combos.view.js';
import { ShareCombo } from './modules/combos/share-combo.js';
import { ShareUpload } from './modules/combos/share-upload.js';
import { StoreClip } from './modules/combos/store-clip.js';
import { AddCommentHandler, EditCommentHandler, RemoveCommentHandler } from './modules/comments/comments.commands.js';
import { CommentsController } from './modules/comments/comments.controller.js';
import { SetFavoriteHandler, SetFeedbackHandler } from './modules/feedback/feedback.commands.js';
import { FeedbackController } from './modules/feedback/feedback.controller.js';
import { FilesController } from './modules/files/files.controller.js';
import { FollowAuthorHandler } from './modules/follows/follows.commands.js';
import { FollowsController } from './modules/follows/follows.controller.js';
import { FollowsView } from './modules/follows/follows.view.js';
import { DailyComboController } from './modules/games/daily-combo.controller.js';
import { DailyComboService } from './modules/games/daily-combo.service.js';
import { GamesController } from './modules/games/games.controller.js';
import { FindGuides } from './modules/guides/find-guides.js';
import { GuideGuard } from './modules/guides/guide-guard.js';
import { GuidePicture } from './modules/guides/guide-picture.js';
import { CreateGuideHandler, DeleteGuideHandler, SaveGuideHandler } from './modules/guides/guides.commands.js';
import { GuidesController } from './modules/guides/guides.controller.js';
import { GuidesView } from './modules/guides/guides.view.js';
import { ChangeListHandler, DeleteListHandler, MakeListHandler } from './modules/lists/lists.commands.js';
import { ListsController } from './modules/lists/lists.controller.js';
import { ListsView } from './modules/lists/lists.view.js';
import { OwnList } from './modules/lists/own-list.js';
import { MakeReportHandler, ModerateHandler } from './modules/moderation/moderation.commands.js';
import { ModerationController } from './modules/moderation/moderation.controller.js';
import { ModerationView } from './modules/moderation/moderation.view.js';
import { Subjects } from './modules/moderation/subjects.js';
import { NotificationsController } from './modules/notifications/notifications.controller.js';
import { ReadInboxHandler, ReadNotificationHandler } from './modules/notifications/notifications.commands.js';
import { PictureMaker } from './modules/pictures/picture-maker.js';
import { RecordPracticeHandler, StopPracticeHandler } from './modules/practice/practice.commands.js';
import { PracticeController } from './modules/practice/practice.controller.js';
import { RemoveSearchHandler, SaveSearchHandler } from './modules/saved-searches/saved-searches.commands.js';
import { SavedSearchesController } from './modules/saved-searches/saved-searches.controller.js';
import { SearchController } from './modules/search/search.controller.js';
import { SearchService } from './modules/search/search.service.js';
import { PageHeads } from './modules/sharing/page-heads.js';
import { SharingController } from './modules/sharing/sharing.controller.js';
import { OwnUploads } from './modules/uploads/resumable/own-uploads.js';
import { UploadsController } from './modules/uploads/resumable/uploads.controller.js';
import { Accounts } from './modules/users/accounts.js';
import { DisplayNames } from './modules/users/display-names.js';
import { ChangeUserHandler, RegisterUserHandler } from './modules/users/users.commands.js';
import { NewUserLimits } from './modules/users/new-user-limits.js';
import { ProfileView } from './modules/users/profile-view.js';
import { UserPicture } from './modules/users/user-picture.js';
import { UsersController } from './modules/users/users.controller.js';
import { UsersView } from './modules/users/users.view.js';
import { Reactions } from './reactions.js';
import { PORTS } from './tokens.js';

class BackendModule {}

/** What one process serves; health is always there. */
export interface BackendParts {
  /** Commands, queries, files and the page. */
  readonly api: boolean;
  /** The sockets of viewers. */
  readonly live: boolean;
  /** Turns facts into preview jobs and notifications, and outcomes of jobs into facts. */
  readonly reactions: boolean;
}

const API_CONTROLLERS = [
  GamesController,
  DailyComboController,
  SearchController,
  CombosController,
  FeedbackController,
  CommentsController,
  GuidesController,
  // before the users: `/user/lists` is not a user
  FollowsController,
  ListsController,
  AccountController,
  ApiTokensController,
  SavedSearchesController,
  NotificationsController,
  PracticeController,
  ModerationController,
  UsersController,
  SharingController,
  FilesController,
  UploadsController,
];

/** The parts of the web server that a process has. */
export function backendModule(ports: BackendPorts, runner: CommandRunner, parts: BackendParts): DynamicModule {
  const figures = new LoadFigures(LIMITED);
  return {
    module: BackendModule,
    imports: [CqrsModule.forRoot()],
    controllers: [HealthController, ...(parts.api ? API_CONTROLLERS : [])],
    providers: [
      { provide: PORTS, useValue: ports },
      { provide: CommandRunner, useValue: runner },
      { provide: LoadFigures, useValue: figures },
      { provide: RateLimits, useValue: new RateLimits(ports.settings, ports.rateLimits, figures) },
      { provide: APP_GUARD, useClass: ReadGuard },
      { provide: APP_GUARD, useClass: AuthGuard },
      ConnectionGrace,
      { provide: APP_FILTER, useClass: ProblemFilter },
      ...[
        Acknowledge,
        Accounts,
        TokenCallers,
        DisplayNames,
        NewUserLimits,
        UsersView,
        ProfileView,
        CombosView,
        ComboGuard,
        StoreClip,
        ShareCombo,
        ShareUpload,
        ComboVersions,
        OwnUploads,
        SearchService,
        DailyComboService,
        ListsView,
        OwnList,
        FollowsView,
        ...[GuidesView, GuideGuard, FindGuides, GuidePicture, PictureMaker, UserPicture],
        ...[Subjects, ModerationView],
        PageHeads,
        ...[OwnDocuments, AccountArchive, FreshSignIn],
      ],
      ...(parts.live ? [LiveGateway] : []),
      ...(parts.reactions ? [Reactions] : []),
      ...[AddComboHandler, EditComboHandler, ChangeComboHandler, SetFeedbackHandler, SetFavoriteHandler],
      FollowAuthorHandler,
      ...[CreateGuideHandler, SaveGuideHandler, DeleteGuideHandler],
      ...[MakeListHandler, ChangeListHandler, DeleteListHandler],
      DeleteAccountHandler,
      ...[RecordPracticeHandler, StopPracticeHandler],
      ...[MakeReportHandler, ModerateHandler],
      ...[MakeApiTokenHandler, RevokeApiTokenHandler],
      ...[SaveSearchHandler, RemoveSearchHandler, ReadNotificationHandler, ReadInboxHandler],
      ...[AddCommentHandler, EditCommentHandler, RemoveCommentHandler, RegisterUserHandler, ChangeUserHandler],
    ],
  };
}
