import { LIMITS } from '@combolab/contracts';
import { t } from '../texts.js';

/** What a profile picture may be. */
export const PICTURE_TYPES = ['image/png', 'image/gif', 'image/jpeg'];

/** Why a file cannot be a profile picture; null when it can. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(type)) return t('thisFileIsNotA');
  if (size > LIMITS.pictureBytes) return t('pictureSizeIsBiggerThan');
  return null;
}
