import type { AuthorData } from '@combolab/contracts';
import type { UserState } from './user.decider.js';

/** The author as combos and comments show them: a list of one, empty when the account is gone. */
export function authorData(userId: string, user: UserState | null): AuthorData[] {
  if (user === null || user.deleted === true) return [];
  return [{ _id: userId, displayName: user.displayName ?? 'deleted user', photoUrl: user.photoUrl }];
}
