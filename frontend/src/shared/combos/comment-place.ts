const PREFIX = 'comment-';

/** Id of the element that shows a comment, and the fragment of addresses that lead to it. */
export const commentPlace = (commentId: string): string => `${PREFIX}${commentId}`;

/** The comment that the fragment of an address (with its `#`) names; null when it names none. */
export function namedComment(hash: string): string | null {
  const commentId = hash.startsWith(`#${PREFIX}`) ? hash.slice(PREFIX.length + 1) : '';
  return /^[\w-]+$/.test(commentId) ? commentId : null;
}
