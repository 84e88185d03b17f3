import { LIMITS } from '@combolab/contracts';

/** What a profile picture may be. */
export const PICTURE_TYPES = ['image/png', 'image/gif', 'image/jpeg'];

/** Why a file cannot be a profile picture; null when it can. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(type))
    return 'This file is not a picture we can take. Choose a png, gif or jpeg picture.';
  if (size > LIMITS.pictureBytes) return 'Picture size is bigger than 10MB. Please compress your picture';
  return null;
}
