import { setImmediate as breath } from 'node:timers/promises';
import type { Documents } from '@combolab/platform';
import { FOLLOWER_BUCKETS, followId, followsCollection } from '../follows/follows.projection.js';
import { usersCollection } from '../users/users.projection.js';

interface Shared {
  /** Who may hear of it. */
  readonly userId: string;
  readonly authorId: string;
}

/** Who is told of what somebody shares, because they follow them. */
export class Followers {
  constructor(private readonly documents: Pick<Documents, 'find' | 'getMany'>) {}

  /** A part of all followers at a time. */
  async *of(authorId: string): AsyncGenerator<readonly string[]> {
    const where = { authorId, follows: true };
    if ((await this.documents.find(followsCollection, { where, limit: 1 })).length === 0) return;
    for (let bucket = 0; bucket < FOLLOWER_BUCKETS; bucket++) {
      const part = await this.documents.find(followsCollection, { where: { ...where, bucket } });
      if (part.length > 0) yield part.map(({ doc }) => doc.userId);
      await breath();
    }
  }

  /** Those of them who do not hear of it as followers. */
  async others<T extends Shared>(all: readonly T[]): Promise<readonly T[]> {
    if (all.length === 0) return [];
    const follows = await this.documents.getMany(followsCollection, all.map(followId));
    const following = new Set(follows.filter(({ doc }) => doc.follows).map(({ id }) => id));
    const asked = all.filter((each) => following.has(followId(each)));
    if (asked.length === 0) return all;
    const users = await this.documents.getMany(usersCollection, [...new Set(asked.map(({ userId }) => userId))]);
    const deaf = new Set(users.filter(({ doc }) => doc.notificationsOff?.includes('followed')).map(({ id }) => id));
    return all.filter((each) => !following.has(followId(each)) || deaf.has(each.userId));
  }
}
