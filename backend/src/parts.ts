/** Parts of the backend by themselves, without the framework that joins them: for a simulation, which puts them together in its own way. */
export { Acknowledge } from './commands/acknowledge.js';
export { commandContext, type CommandContext } from './commands/command-context.js';
export { LiveGateway } from './live/live-gateway.js';
export { ComboGuard } from './modules/combos/combo-guard.js';
export { CombosView } from './modules/combo-pages/combos.view.js';
export { commentView } from './modules/comments/comment-view.js';
export {
  AddComment,
  AddCommentHandler,
  EditComment,
  EditCommentHandler,
  RemoveComment,
  RemoveCommentHandler,
} from './modules/comments/comments.commands.js';
export { commentsCollection } from './modules/comments/comments.projection.js';
export { SetFeedback, SetFeedbackHandler } from './modules/feedback/feedback.commands.js';
export { NotificationReaction } from './modules/notifications/notification-reaction.js';
export { PREVIEW_JOB, PreviewJobs, type PreviewJobPayload } from './modules/previews/preview-jobs.js';
export { Accounts } from './modules/users/accounts.js';
export { DisplayNames } from './modules/users/display-names.js';
export { NewUserLimits } from './modules/users/new-user-limits.js';
export { usersCollection } from './modules/users/users.projection.js';
export { RefusedError } from './problems.js';
