import { setImmediate as breath } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { streams, type ComboCard, type UserProfile } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import type { PageAsked } from '../../paging/find-page.js';
import { PORTS } from '../../tokens.js';
import { CombosView } from '../combo-pages/combos.view.js';
import { talliesCollection } from '../feedback/tallies.projection.js';
import { FollowsView } from '../follows/follows.view.js';
import { GuidesView } from '../guides/guides.view.js';
import { comboListsCollection } from '../lists/lists.projection.js';
import { UsersView } from '../users/users.view.js';

/** Tallies that are looked up before the process may do something else. */
const AT_ONCE = 5000;

/** What a user has shared, counted in the views. */
@Injectable()
export class ProfileView {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'log'>,
    @Inject(UsersView) private readonly users: UsersView,
    @Inject(CombosView) private readonly combos: CombosView,
    @Inject(GuidesView) private readonly guides: GuidesView,
    @Inject(FollowsView) private readonly follows: FollowsView,
  ) {}

  /** @throws RefusedError 404 */
  async find(userId: string, callerId: string | null): Promise<UserProfile> {
    const { documents, log } = this.ports;
    const { _id, displayName, photoUrl, userType } = await this.users.find(userId, callerId);
    const comboIds = await this.combos.idsByAuthor(userId);
    const [likesReceived, numGuides, numLists, [first], { numFollowers, version }] = await Promise.all([
      this.#likes(comboIds),
      this.guides.countListed(userId),
      documents.count(comboListsCollection, { userId, deleted: false, isPublic: true }),
      log.readStream(streams.user(userId)),
      this.follows.followers(userId),
    ]);
    const counts = { numCombos: comboIds.length, likesReceived, numGuides, numLists, numFollowers };
    const memberSince = first?.time ?? null;
    return { _id, displayName, photoUrl, userType, ...counts, memberSince, versions: { followers: version } };
  }

  /** @throws RefusedError 404; 400 for a foreign cursor */
  async comboPage(
    userId: string,
    callerId: string | null,
    asked: PageAsked,
  ): Promise<{ combos: ComboCard[]; cursor: string | null }> {
    await this.users.find(userId, callerId);
    const { ids, cursor } = await this.combos.pageByAuthor(userId, asked);
    return { combos: await this.combos.cards(ids, callerId), cursor };
  }

  async #likes(comboIds: readonly string[]): Promise<number> {
    let likes = 0;
    for (let i = 0; i < comboIds.length; i += AT_ONCE) {
      if (i > 0) await breath();
      const tallies = await this.ports.documents.getMany(talliesCollection, comboIds.slice(i, i + AT_ONCE));
      for (const { doc } of tallies) likes += doc.numLikes;
    }
    return likes;
  }
}
