/** Files of an account's archive that hold what the views have of a user. */
export const ARCHIVE_FILES = [
  'account.json',
  'settings.json',
  'controller-mappings.json',
  'combos.json',
  'guides.json',
  'comments.json',
  'feedback.json',
  'favorites.json',
  'follows.json',
  'lists.json',
  'saved-searches.json',
  'api-tokens.json',
  'practice.json',
  'notifications.json',
  'reports.json',
] as const;
export type ArchiveFile = (typeof ARCHIVE_FILES)[number];
