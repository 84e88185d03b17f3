import { FavoriteAdded, FavoriteRemoved } from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';

export interface SetFavorite {
  readonly comboId: string;
  readonly userId: string;
  readonly favorite: boolean;
}

/** One stream per user and combo. */
export const favoriteDecider: Decider<boolean, SetFavorite> = {
  initial: false,
  on: { [FavoriteAdded.type]: () => true, [FavoriteRemoved.type]: () => false },
  lastDecides: true,
  decide(favorite, { comboId, userId, favorite: wanted }) {
    if (favorite === wanted) return [];
    return [wanted ? FavoriteAdded({ comboId, userId }) : FavoriteRemoved({ comboId, userId })];
  },
};
