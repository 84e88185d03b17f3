import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { commentPlace, namedComment } from '../../../shared/combos/comment-place.js';
import { useOlderCommentsMutation, type Discussion } from './comments-api.js';
import { useKeepInSight } from './use-keep-in-sight.js';

/** The comment an address names, and what became of looking for it. */
export interface NamedComment {
  readonly commentId: string | null;
  /** All pages were looked through, and it is in none. */
  readonly missing: boolean;
}

/**
 * Leads to the comment that the address names: older pages are fetched until it is there, then it is scrolled to and has the
 * focus, once for each time that somebody comes to the address.
 */
export function useNamedComment(comboId: string, { comments, older }: Discussion): NamedComment {
  const { hash, key } = useLocation();
  const commentId = namedComment(hash);
  const isThere = commentId !== null && comments.some(({ _id }) => _id === commentId);
  const shown = useRef('');
  useEffect(() => {
    const arrival = `${key} ${hash}`;
    if (!isThere || shown.current === arrival) return;
    shown.current = arrival;
    const place = document.getElementById(commentPlace(commentId));
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
  }, [commentId, hash, isThere, key]);
  useKeepInSight(isThere ? commentPlace(commentId) : null, comments);

  const [load, { isLoading, isError }] = useOlderCommentsMutation();
  const wanted = commentId === null || isThere || isLoading || isError ? null : older;
  useEffect(() => {
    if (wanted !== null) void load({ comboId, cursor: wanted });
  }, [comboId, load, wanted]);
  return { commentId: isThere ? commentId : null, missing: commentId !== null && !isThere && older === null };
}
