import { streams } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import type { Archive } from '../../manifest/archive-content.js';
import { favoritesCollection } from './favorites.projection.js';
import { UsersView } from './users.view.js';

/** @throws RefusedError 404 */
async function own(ports: Pick<BackendPorts, 'documents' | 'identity'>, userId: string) {
  const user = await new UsersView(ports).find(userId, userId);
  if (!('email' in user)) throw new Error('somebody else was found');
  return user;
}

/** What is known of a user: account, settings, controllers and favourites. */
export const usersArchive = {
  'account.json': {
    object: async (ports, userId) => {
      const { displayName, photoUrl, userType, email, emailVerified } = await own(ports, userId);
      const [first] = await ports.log.readStream(streams.user(userId));
      const signUp = await ports.identity.account(userId);
      return {
        ...{ userId, email, emailVerified, displayName, nameAtSignUp: signUp?.name ?? null, photoUrl, userType },
        memberSince: first?.time ?? null,
      };
    },
  },
  'settings.json': {
    object: async (ports, userId) => {
      const { fullscreenMode, preferredControllers, notificationsOff } = await own(ports, userId);
      return { fullscreenMode, preferredControllers, notificationsOff };
    },
  },
  'controller-mappings.json': {
    object: async (ports, userId) => {
      const { customMappings } = await own(ports, userId);
      return { customMappings };
    },
  },
  'favorites.json': {
    list: async function* ({ documents }, userId) {
      const where = { userId, favorite: true };
      for (const { doc } of await documents.find(favoritesCollection, { where }))
        yield { comboId: doc.comboId, since: doc.at };
    },
  },
} as const satisfies Archive;
