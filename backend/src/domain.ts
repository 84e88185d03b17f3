/**
 * The backend without its web server: read models, deciders, the command runner and the ports. For threads and tools that
 * must not load what they do not use.
 */
export * from './backend-ports.js';
export { CommandRunner } from './commands/command-runner.js';
export { fold } from './commands/decider.js';
export { DailySweep } from './maintenance/daily-sweep.js';
export { byOwner, namedBy } from './maintenance/owned-blobs.js';
export { sweepBlobs } from './maintenance/sweep-blobs.js';
export { comboDecider, type ComboCommand } from './modules/combos/combo.decider.js';
export { combosCollection, type ComboDoc } from './modules/combos/combos.projection.js';
export { feedbackDecider } from './modules/feedback/feedback.decider.js';
export { talliesCollection } from './modules/feedback/tallies.projection.js';
export { NO_AUTHORS } from './modules/search/asked-authors.js';
export { askedQuery, queryOf } from './modules/search/asked-query.js';
export { easingsOf } from './modules/search/easings.js';
export { searchNear } from './modules/search/near-search.js';
export { indexSource, searchDocument } from './modules/search/index-source.js';
export { setRole } from './modules/users/set-role.js';
export { listAccounts, suspendAccount, unsuspendAccount } from './modules/moderation/suspend-account.js';
export { nameStream } from './modules/users/name-stream.js';
export { userDecider } from './modules/users/user.decider.js';
export { projections } from './nouns.js';
