import {
  CommentAdded,
  CommentEdited,
  CommentHidden,
  CommentRemoved,
  CommentRestored,
  rooms,
  type EventOf,
  type RecordedEvent,
} from '@combolab/contracts';
import { readOf, type Change, type Collection, type Projection, type Views } from '@combolab/platform';
import { usersCollection } from '../users/users.projection.js';
import { commentView } from './comment-view.js';
import { placeOf } from './comment.decider.js';

/** One comment; a removed one stays without its text. */
export interface CommentDoc {
  readonly comboId: string;
  readonly userId: string;
  readonly text: string;
  readonly createdAt: string;
  readonly editedAt?: string;
  readonly frame?: number;
  readonly parentId?: string;
  readonly removed: boolean;
  /** Only its author and admins see it. */
  readonly hidden: boolean;
  readonly streamVersion: number;
}
/** How many comments a combo has, and how often its discussion changed. */
export interface DiscussionDoc {
  readonly numComments: number;
  readonly changes: number;
}

export const commentsCollection: Collection<CommentDoc> = {
  name: 'comments',
  projection: 'comments',
  indexes: [
    ['comboId', 'removed', 'createdAt'],
    ['comboId', 'removed', 'hidden'],
    ['userId', 'removed', 'createdAt'],
  ],
};
export const discussionsCollection: Collection<DiscussionDoc> = {
  name: 'discussions',
  projection: 'comments',
  indexes: [],
};

type Added = EventOf<typeof CommentAdded>['data'];

function next(before: CommentDoc | null, event: RecordedEvent): CommentDoc | null {
  const streamVersion = event.version;
  if (event.type === CommentAdded.type) {
    const { comboId, userId, text, frame, parentId } = event.data as Added;
    const place = placeOf({ frame, parentId });
    const now = { removed: false, hidden: false, streamVersion };
    return { comboId, userId, text: text ?? '', createdAt: event.time, ...place, ...now };
  }
  if (before === null) return null;
  if (event.type === CommentRemoved.type) return { ...before, text: '', removed: true, streamVersion };
  if (event.type === CommentHidden.type) return { ...before, hidden: true, streamVersion };
  if (event.type === CommentRestored.type) return { ...before, hidden: false, streamVersion };
  const { text } = event.data as EventOf<typeof CommentEdited>['data'];
  return { ...before, text: text ?? '', editedAt: event.time, streamVersion };
}

async function count(views: Views, comboId: string): Promise<Change & { numComments: number }> {
  const changes = (await views.get(discussionsCollection, comboId))?.doc.changes ?? 0;
  const numComments = await views.count(commentsCollection, { comboId, removed: false, hidden: false });
  const change = await views.put(discussionsCollection, comboId, { numComments, changes: changes + 1 });
  return { ...change, numComments };
}

/** Comments of each combo. Names are not copied in: they are read with the users when somebody asks. */
export const commentsProjection: Projection = {
  name: 'comments',
  version: 2,
  collections: [commentsCollection, discussionsCollection],
  handles: [CommentAdded, CommentEdited, CommentHidden, CommentRestored, CommentRemoved],
  reads: ({ data }) => [readOf(commentsCollection, (data as Added).commentId)],
  async apply(event, views) {
    const { comboId, commentId } = event.data as Added;
    const before = (await views.get(commentsCollection, commentId))?.doc ?? null;
    if (before !== null && before.streamVersion >= event.version) return;
    const after = next(before, event);
    if (after === null) return;
    await views.put(commentsCollection, commentId, after);
    const { from, to, numComments } = await count(views, comboId);
    const author = (await views.get(usersCollection, after.userId))?.doc ?? null;
    const comment = commentView(commentId, after, author);
    const isGone = after.removed || after.hidden;
    views.announce({
      room: rooms.combo(comboId),
      part: 'comments',
      from,
      to,
      numComments,
      commentsAdded: isGone ? [] : [comment],
      commentsRemoved: isGone ? [commentId] : [],
      ...(after.hidden && !after.removed ? { commentsHidden: [commentId] } : {}),
    });
  },
};
