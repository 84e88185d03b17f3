import { useMemo } from 'react';
import { useDiscussionQuery } from './discussion/comments-api.js';
import type { FrameMark } from './player/lane-ruler.js';
import { t } from './texts.js';

const LABEL_LETTERS = 80;

/** Comments that are about a frame, one mark per frame. */
export function useCommentMarks(comboId: string): readonly FrameMark[] {
  const { comments } = useDiscussionQuery(comboId, {
    selectFromResult: ({ data }) => ({ comments: data?.comments }),
  });
  return useMemo(() => {
    const byFrame = new Map<number, string[]>();
    for (const { frame, text, authorData } of comments ?? [])
      if (frame !== undefined)
        byFrame.set(frame, [
          ...(byFrame.get(frame) ?? []),
          t('saidBy', { name: authorData[0]?.displayName ?? t('nobodyKnown'), text: text.slice(0, LABEL_LETTERS) }),
        ]);
    return [...byFrame].map(([frame, said]) => ({
      frame,
      label: said.length === 1 ? (said[0] ?? '') : t('commentsAtFrame', { count: said.length, first: said[0] ?? '' }),
    }));
  }, [comments]);
}
