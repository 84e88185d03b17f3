import type { Comment } from '@combolab/contracts';

/** A comment with everything that answers it or its answers. */
export interface Thread {
  readonly root: Comment;
  /** Oldest first. */
  readonly replies: readonly Comment[];
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const earlier = (a: Comment, b: Comment): number => order(a.createdAt, b.createdAt) || order(a._id, b._id);

/** The comment a thread begins with: following what it answers, as far as the list has it. */
function rootOf(comment: Comment, byId: ReadonlyMap<string, Comment>): Comment {
  const parent = comment.parentId === undefined ? undefined : byId.get(comment.parentId);
  // What is answered is older, so this ends.
  return parent === undefined || parent === comment || earlier(parent, comment) > 0 ? comment : rootOf(parent, byId);
}

/** Comments as they are read: the thread begun last first, answers below what they answer in the order they came. */
export function threadsOf(comments: readonly Comment[]): readonly Thread[] {
  const byId = new Map(comments.map((comment) => [comment._id, comment]));
  const threads = new Map<string, { root: Comment; replies: Comment[] }>();
  for (const comment of comments) {
    const root = rootOf(comment, byId);
    const thread = threads.get(root._id) ?? { root, replies: [] };
    if (comment !== root) thread.replies.push(comment);
    threads.set(root._id, thread);
  }
  return [...threads.values()]
    .map(({ root, replies }) => ({ root, replies: replies.toSorted(earlier) }))
    .sort((a, b) => earlier(b.root, a.root));
}

/** Whether two threads hold the very same comments. */
export const isSameThread = (a: Thread, b: Thread): boolean =>
  a.root === b.root && a.replies.length === b.replies.length && a.replies.every((each, n) => each === b.replies[n]);
