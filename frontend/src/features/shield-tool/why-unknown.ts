import type { FighterFrames, FrameMove, Landing } from '@combolab/contracts/frame-data';
import { t } from './texts.js';

/** Why nobody can say how many frames there are after a move. @param place of the hit in the move */
export function whyUnknown(move: FrameMove, place: number, { name }: FighterFrames, landing: Landing): string {
  const hit = move.hits[place];
  if (landing === 'autoCancel') return t('noSourceSaysHowLong', { name });
  if (move.helpless === true) return t('fallsHelplessAfterwardsNoSource', { name });
  if (move.total !== null && move.kind !== 'aerial' && hit?.startup === null) return t('noSourceSaysOnWhich');
  if (hit?.shieldStun === null) return t('noSourceSaysHowLongThis');
  return t('noSourceSaysWhenCan', { name });
}
