import { NameReleased, rooms } from '@combolab/contracts';
import type { Manifest } from '../../manifest/manifest.js';
import { documentPart } from '../../manifest/room-part.js';
import { by, inItsName, named } from '../../manifest/stream-rules.js';
import { favoriteDecider } from './favorite.decider.js';
import { favoritesProjection } from './favorites.projection.js';
import { nameDecider } from './name.decider.js';
import { accountPart, usersCollection, usersProjection } from './users.projection.js';

/** Users, their names and their favourites. */
export const usersManifest = {
  streams: {
    user: { owner: inItsName, end: null, archive: ['account.json', 'settings.json', 'controller-mappings.json'] },
    name: {
      // who has it now
      owner: (_, events) => {
        const last = events.at(-1);
        return last?.type === NameReleased.type ? null : named(last);
      },
      end: (_, userId) => by(nameDecider, { type: 'release', userId }),
      archive: ['account.json'],
    },
    favorite: {
      owner: inItsName,
      end: ({ userId, comboId }) => by(favoriteDecider, { comboId, userId, favorite: false }),
      archive: ['favorites.json'],
    },
  },
  projections: [usersProjection, favoritesProjection],
  rooms: {
    // whose it is was looked at before
    user: () => Promise.resolve({}),
    profile: async (documents, { userId }) => {
      const user = await documents.get(usersCollection, userId);
      return user === null || user.doc.deleted === true ? null : {};
    },
  },
  parts: [
    documentPart({
      ...{ kind: 'user', part: 'account', collection: usersCollection },
      idOf: ({ userId }) => userId,
      message: ({ id, from, to }, user) =>
        user === undefined ? null : { room: rooms.user(id), from, to, ...accountPart(user) },
    }),
  ],
} as const satisfies Manifest;
