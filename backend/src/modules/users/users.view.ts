import { Inject, Injectable } from '@nestjs/common';
import type { OwnUser, PublicUser, ViewVersion } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { refuse } from '../../problems.js';
import { findPage, type PageAsked } from '../../paging/find-page.js';
import { PORTS } from '../../tokens.js';
import { favoritesCollection } from './favorites.projection.js';
import { suspensionAt } from './suspension.js';
import type { UserState } from './user.decider.js';
import { usersCollection } from './users.projection.js';

/** What is known of an account before its first command. */
const unregistered: Omit<UserState, 'userId' | 'displayName'> = {
  photoUrl: null,
  fullscreenMode: false,
  userType: 'USER',
  preferredControllers: {},
  customMappings: {},
  contentVersion: 0,
};

/** Users as they are answered: everything to oneself, public fields to others. */
@Injectable()
export class UsersView {
  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'identity'>) {}

  /** @throws RefusedError 404 */
  async find(userId: string, callerId: string | null): Promise<OwnUser | PublicUser> {
    const stored = await this.ports.documents.get(usersCollection, userId);
    if (stored?.doc.deleted === true) throw refuse.notFound('user');
    if (stored !== null) return callerId === userId ? this.own(stored.doc, stored.version) : this.#public(stored.doc);
    const account = callerId === userId ? await this.ports.identity.account(userId) : null;
    if (account === null) throw refuse.notFound('user');
    return this.own({ ...unregistered, userId, displayName: account.name });
  }

  #public({ userId, displayName, photoUrl, userType }: UserState): PublicUser {
    return { _id: userId, displayName: displayName ?? 'deleted user', photoUrl, userType };
  }

  #suspended(state: UserState): Pick<OwnUser, 'suspension'> {
    const suspension = suspensionAt(state, Date.now());
    return suspension === null ? {} : { suspension };
  }

  /** @param known of the view that the state was read from; as far as the view has come when the log told it */
  async own(state: UserState, known?: ViewVersion): Promise<OwnUser> {
    const version = known ?? (await this.ports.documents.versionOf(usersCollection, state.userId));
    const account = await this.ports.identity.account(state.userId);
    return {
      ...this.#public(state),
      email: account?.email ?? '',
      emailVerified: account?.emailVerified ?? false,
      favoriteCombos: await this.favoriteIds(state.userId),
      preferredControllers: { ...state.preferredControllers },
      customMappings: state.customMappings,
      fullscreenMode: state.fullscreenMode,
      notificationsOff: [...(state.notificationsOff ?? [])],
      contentVersion: state.contentVersion,
      ...this.#suspended(state),
      versions: { account: version },
    };
  }

  /** A page of the favourites, the newest first. @throws RefusedError 400 for a foreign cursor */
  async favoritePage(userId: string, asked: PageAsked): Promise<{ ids: string[]; cursor: string | null }> {
    const { found, cursor } = await findPage(
      this.ports.documents,
      { collection: favoritesCollection, where: { userId, favorite: true }, by: 'at', direction: 'desc' },
      asked,
    );
    return { ids: found.map(({ doc }) => doc.comboId), cursor };
  }

  /** Newest favourite first. */
  async favoriteIds(userId: string): Promise<string[]> {
    const favorites = await this.ports.documents.find(favoritesCollection, {
      where: { userId, favorite: true },
      orderBy: [['at', 'desc']],
    });
    return favorites.map(({ doc }) => doc.comboId);
  }
}
