import type { Comment } from '@combolab/contracts';

/** A comment with everything that answers it or its answers. */
export interface Thread {
  readonly root: Comment;
  /** Oldest first. */
  readonly replies: readonly Comment[];
}

const earlier = (a: Comment, b: Comment): number => a.createdAt.localeCompare(b.createdAt) || (a._id < b._id ? -1 : 1);

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
