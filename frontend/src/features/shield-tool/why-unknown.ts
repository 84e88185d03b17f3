import type { FighterFrames, FrameMove, Landing } from '@combolab/contracts/frame-data';
import { t } from './texts.js';

/** Why nobody can say how many frames there are after a move. @param place of the hit in the move */
export function whyUnknown(move: FrameMove, place: number, { name: fighter }: FighterFrames, landing: Landing): string {
  const hit = move.hits[place];
  if (landing === 'autoCancel') return t('unknownLanding', { fighter });
  if (move.helpless === true) return t('unknownHelpless', { fighter });
  if (move.total !== null && move.kind !== 'aerial' && hit?.startup === null) return t('unknownStartup');
  if (hit?.shieldStun === null) return t('unknownStun');
  return t('unknownEnd', { fighter });
}
