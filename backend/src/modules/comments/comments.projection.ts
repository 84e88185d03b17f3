import {
  CommentAdded,
  CommentEdited,
  CommentHidden,
  CommentRemoved,
  CommentRestored,
  eventTypesOf,
  rooms,
  type EventTypeOf,
  type KnownEvent,
} from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Change, type Collection, type Views } from '@combolab/platform';
import { evolve, onceThere, type Evolve } from '../../commands/decider.js';
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

const docOn: Evolve<Omit<CommentDoc, 'streamVersion'> | null> = {
  [CommentAdded.type]: (_, { data: { comboId, userId, text, frame, parentId }, time }) => ({
    ...{ comboId, userId, text: text ?? '', createdAt: time },
    ...placeOf({ frame, parentId }),
    ...{ removed: false, hidden: false },
  }),
  ...onceThere<Omit<CommentDoc, 'streamVersion'>>({
    [CommentEdited.type]: (doc, { data, time }) => ({ ...doc, text: data.text ?? '', editedAt: time }),
    [CommentHidden.type]: (doc) => ({ ...doc, hidden: true }),
    [CommentRestored.type]: (doc) => ({ ...doc, hidden: false }),
    [CommentRemoved.type]: (doc) => ({ ...doc, text: '', removed: true }),
  }),
};

async function count(views: Views, comboId: string): Promise<Change & { numComments: number }> {
  const changes = (await views.get(discussionsCollection, comboId))?.doc.changes ?? 0;
  const numComments = await views.count(commentsCollection, { comboId, removed: false, hidden: false });
  const change = await views.put(discussionsCollection, comboId, { numComments, changes: changes + 1 });
  return { ...change, numComments };
}

async function apply(event: KnownEvent<EventTypeOf<'comment'>>, views: Views): Promise<void> {
  const { comboId, commentId } = event.data;
  const before = (await views.get(commentsCollection, commentId))?.doc ?? null;
  if (before !== null && before.streamVersion >= event.version) return;
  const next = evolve(docOn, before, event);
  if (next === null) return;
  const after = { ...next, streamVersion: event.version };
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
}

/** Comments of each combo. Names are not copied in: they are read with the users when somebody asks. */
export const commentsProjection = defineProjection({
  name: 'comments',
  version: 2,
  collections: [commentsCollection, discussionsCollection],
  on: onEach(eventTypesOf('comment'), apply),
  reads: ({ data }) => [readOf(commentsCollection, data.commentId)],
});
