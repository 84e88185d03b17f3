import type { FrameMove } from '@combolab/contracts/frame-data';
import { hitsShield, type Column } from './frame-rows.js';
import { t } from '../texts.js';

const NO_SOURCE = t('noSourceSays');
const HELPLESS = t('youFallHelplessAndNo');

/** Why a number is missing that a move must have; null for what it has none of, such as the landing lag of a jab. */
export function unknownReason(move: FrameMove, column: Column): string | null {
  const { group, hits, helpless } = move;
  switch (column) {
    case 'total':
      return helpless === true ? HELPLESS : NO_SOURCE;
    case 'startup':
      return hits.length > 0 ? NO_SOURCE : null;
    case 'landingLag':
      return group === 'aerial' ? NO_SOURCE : null;
    case 'stun':
      return hitsShield(move) ? NO_SOURCE : null;
    case 'onShield':
      return !hitsShield(move) ? null : helpless === true ? HELPLESS : t('noSourceSaysAllIt');
    case 'outOfShield':
      return null;
  }
}
