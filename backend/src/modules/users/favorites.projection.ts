import { FavoriteAdded, FavoriteRemoved, type EventOf } from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection } from '@combolab/platform';

/** Whether a user keeps a combo, and since when. */
export interface FavoriteDoc {
  readonly userId: string;
  readonly comboId: string;
  readonly favorite: boolean;
  readonly at: string;
  readonly streamVersion: number;
}

export const favoritesCollection: Collection<FavoriteDoc> = {
  name: 'favorites',
  projection: 'favorites',
  indexes: [['userId', 'favorite', 'at']],
};

type Favorite = EventOf<typeof FavoriteAdded>['data'];

const favoriteId = ({ userId, comboId }: Favorite): string => `${userId}/${comboId}`;

/** The favourites of each user. */
export const favoritesProjection = defineProjection({
  name: 'favorites',
  version: 1,
  collections: [favoritesCollection],
  on: onEach([FavoriteAdded.type, FavoriteRemoved.type], async (event, views) => {
    const { userId, comboId } = event.data;
    const id = favoriteId({ userId, comboId });
    const before = await views.get(favoritesCollection, id);
    if (before !== null && before.doc.streamVersion >= event.version) return;
    const favorite = event.type === FavoriteAdded.type;
    await views.put(favoritesCollection, id, {
      userId,
      comboId,
      favorite,
      at: event.time,
      streamVersion: event.version,
    });
  }),
  reads: ({ data }) => [readOf(favoritesCollection, favoriteId(data))],
});
