import type { Notification } from '@combolab/contracts';
import { commentPlace } from '../../shared/combos/comment-place.js';

/** Where what a notification is about can be seen: the very comment where there is one; null when it is gone. */
export function addressOf({ kind, combo, commentId, guide, decision }: Notification): string | null {
  if (kind === 'account') return '/settings';
  if (combo !== null) return `/combo/${combo._id}${commentId === undefined ? '' : `#${commentPlace(commentId)}`}`;
  const shown = guide ?? decision?.guide ?? null;
  return shown === null ? null : `/guides/${shown._id}`;
}
