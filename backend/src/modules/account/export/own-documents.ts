import { Inject, Injectable } from '@nestjs/common';
import { streams } from '@combolab/contracts';
import type { BackendPorts } from '../../../backend-ports.js';
import { RefusedError } from '../../../problems.js';
import { PORTS } from '../../../tokens.js';
import { apiTokensCollection } from '../../api-tokens/api-tokens.projection.js';
import { combosCollection } from '../../combos/combos.projection.js';
import { CombosView } from '../../combos/combos.view.js';
import { commentsCollection } from '../../comments/comments.projection.js';
import { favoritesCollection } from '../../feedback/favorites.projection.js';
import { feedbackCollection } from '../../feedback/tallies.projection.js';
import { followsCollection } from '../../follows/follows.projection.js';
import { guidesCollection, sectionsCollection } from '../../guides/guides.projection.js';
import { comboListsCollection } from '../../lists/lists.projection.js';
import { reportsCollection } from '../../moderation/moderation.projection.js';
import { notificationsCollection } from '../../notifications/notifications.projection.js';
import { practicesCollection } from '../../practice/practice.projection.js';
import { savedSearchesCollection } from '../../saved-searches/searches.projection.js';
import { UsersView } from '../../users/users.view.js';

/** What was deleted since it was found is not theirs any more. @throws whatever else it was */
function goneMeanwhile(error: unknown): null {
  if (error instanceof RefusedError && error.status === 404) return null;
  throw error;
}

/** What the views hold of one user, as plain documents for the user to keep. */
@Injectable()
export class OwnDocuments {
  constructor(
    @Inject(PORTS) private readonly ports: BackendPorts,
    @Inject(CombosView) private readonly view: CombosView,
    @Inject(UsersView) private readonly users: UsersView,
  ) {}

  /** @throws RefusedError 404 */
  async account(userId: string) {
    const user = await this.users.find(userId, userId);
    if (!('email' in user)) throw new Error('somebody else was found');
    const [first] = await this.ports.log.readStream(streams.user(userId));
    const signUp = await this.ports.identity.account(userId);
    const { displayName, photoUrl, userType, email, emailVerified, fullscreenMode } = user;
    const { notificationsOff, preferredControllers, customMappings } = user;
    return {
      account: {
        ...{ userId, email, emailVerified, displayName, nameAtSignUp: signUp?.name ?? null, photoUrl, userType },
        memberSince: first?.time ?? null,
      },
      settings: { fullscreenMode, preferredControllers, notificationsOff },
      mappings: { customMappings },
    };
  }

  /** With their presses, newest first; hidden ones too. */
  async *combos(userId: string) {
    const found = await this.ports.documents.find(combosCollection, {
      where: { authorId: userId, deleted: false },
      orderBy: [['createdAt', 'desc']],
    });
    for (const { id } of found) {
      const combo = await this.view.one(id, userId).catch(goneMeanwhile);
      if (combo === null) continue;
      const { versions: _, authorData: __, characterData: ___, ...own } = combo;
      yield own;
    }
  }

  /** Drafts too, with all their sections. */
  async *guides(userId: string) {
    const { documents } = this.ports;
    const where = { authorId: userId, deleted: false };
    for (const { id, doc } of await documents.find(guidesCollection, { where })) {
      const { first: _, streamVersion: __, deleted: ___, ...guide } = doc;
      const sections = (await documents.get(sectionsCollection, id))?.doc.sections ?? [];
      yield { _id: id, ...guide, sections };
    }
  }

  async *comments(userId: string) {
    const found = await this.ports.documents.find(commentsCollection, {
      where: { userId, removed: false },
      orderBy: [['createdAt', 'asc']],
    });
    for (const { id, doc } of found) {
      const { removed: _, streamVersion: __, ...comment } = doc;
      yield { _id: id, ...comment };
    }
  }

  async *feedback(userId: string) {
    for (const { doc } of await this.ports.documents.find(feedbackCollection, { where: { userId } }))
      if (doc.status !== 0) yield { comboId: doc.comboId, feedback: doc.status === 1 ? 'like' : 'dislike' };
  }

  async *favorites(userId: string) {
    const where = { userId, favorite: true };
    for (const { doc } of await this.ports.documents.find(favoritesCollection, { where }))
      yield { comboId: doc.comboId, since: doc.at };
  }

  async *follows(userId: string) {
    const where = { userId, follows: true };
    for (const { doc } of await this.ports.documents.find(followsCollection, { where }))
      yield { authorId: doc.authorId, since: doc.at };
  }

  async *lists(userId: string) {
    const where = { userId, deleted: false };
    for (const { id, doc } of await this.ports.documents.find(comboListsCollection, { where })) {
      const { name, description, isPublic, comboIds, createdAt, changedAt } = doc;
      yield { _id: id, name, description, isPublic, comboIds, createdAt, changedAt };
    }
  }

  async *savedSearches(userId: string) {
    const where = { userId, removed: false };
    for (const { doc } of await this.ports.documents.find(savedSearchesCollection, { where })) {
      const { searchId, name, game, query, alert, savedAt } = doc;
      yield { searchId, name, game, query, alert, savedAt };
    }
  }

  /** What they were made for, not what opens with them. */
  async *apiTokens(userId: string) {
    const where = { userId, revoked: false };
    for (const { doc } of await this.ports.documents.find(apiTokensCollection, { where })) {
      const { name, scopes, madeAt, expiresAt, usedOn } = doc;
      yield { name, scopes, madeAt, expiresAt, usedOn };
    }
  }

  async *practice(userId: string) {
    for (const { doc } of await this.ports.documents.find(practicesCollection, { where: { userId } })) {
      const { comboId, attempts, best, lastAt, card, isQueued } = doc;
      yield { comboId, attempts, best, lastAt, card, isQueued };
    }
  }

  async *reports(userId: string) {
    for (const { doc } of await this.ports.documents.find(reportsCollection, { where: { reporterId: userId } })) {
      const { caseId, reason, text, at } = doc;
      yield { thing: caseId, reason, text, at };
    }
  }

  /** Newest first. */
  async *notifications(userId: string) {
    const found = await this.ports.documents.find(notificationsCollection, {
      where: { userId },
      orderBy: [['at', 'desc']],
    });
    for (const { id, doc } of found) {
      const { kind, comboId, searchIds, commentId, guideId, byUserId, at, read, decision } = doc;
      yield { _id: id, kind, comboId, searchIds, commentId, guideId, byUserId, at, read, decision };
    }
  }
}
