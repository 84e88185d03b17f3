import { Inject, Injectable } from '@nestjs/common';
import type { FollowedAuthor, ViewVersion } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { findPage, type PageAsked } from '../../paging/find-page.js';
import { PORTS } from '../../tokens.js';
import { authorData } from '../users/author-view.js';
import { usersCollection } from '../users/users.projection.js';
import { followersCollection, followId, followsCollection } from './follows.projection.js';

interface Followers {
  readonly numFollowers: number;
  readonly version: ViewVersion;
}

/** Follows as they are answered. */
@Injectable()
export class FollowsView {
  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents'>) {}

  /**
   * Whom a user follows, the latest first; those whose accounts have ended are left out.
   * @throws RefusedError 400 for a foreign cursor
   */
  async authors(userId: string, asked: PageAsked): Promise<{ authors: FollowedAuthor[]; cursor: string | null }> {
    const { documents } = this.ports;
    const { found, cursor } = await findPage(
      documents,
      { collection: followsCollection, where: { userId, follows: true }, by: 'at', direction: 'desc' },
      asked,
    );
    const ids = found.map(({ doc }) => doc.authorId);
    const users = new Map((await documents.getMany(usersCollection, ids)).map(({ id, doc }) => [id, doc]));
    const authors = found.flatMap(({ doc: { authorId, at } }) => {
      const [author] = authorData(authorId, users.get(authorId) ?? null);
      return author === undefined ? [] : [{ author, since: at }];
    });
    return { authors, cursor };
  }

  count(userId: string): Promise<number> {
    return this.ports.documents.count(followsCollection, { userId, follows: true });
  }

  async followers(authorId: string): Promise<Followers> {
    const { documents } = this.ports;
    const stored = await documents.get(followersCollection, authorId);
    const version = stored?.version ?? (await documents.versionOf(followersCollection, authorId));
    return { numFollowers: stored?.doc.numFollowers ?? 0, version };
  }

  /** How many follow an author, this user as was decided, whether the views have it yet or not. */
  async followersWith(userId: string, authorId: string, follows: boolean): Promise<number> {
    const [{ numFollowers }, own] = await Promise.all([
      this.followers(authorId),
      this.ports.documents.get(followsCollection, followId({ userId, authorId })),
    ]);
    return Math.max(0, numFollowers + Number(follows) - Number(own?.doc.follows ?? false));
  }
}
