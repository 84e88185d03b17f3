import { storedText } from '../../../shared/lib/stored.js';

/** What somebody is writing, kept until it is posted: signing in on the way or a closed tab lose nothing. */
export interface CommentDraft {
  readonly text: string;
  /** Frame of the clip it will be about. */
  readonly frame: number | null;
}
const EMPTY: CommentDraft = { text: '', frame: null };

/**
 * The draft of one form.
 * @param place the combo, or the comment that is answered
 */
export function commentDraft(place: string) {
  const stored = storedText(`combolab.comment.${place}`);
  return {
    read(): CommentDraft {
      try {
        const { text, frame } = JSON.parse(stored.read() ?? '{}') as Partial<CommentDraft>;
        return {
          text: typeof text === 'string' ? text : '',
          frame: Number.isInteger(frame) ? (frame ?? null) : null,
        };
      } catch {
        return EMPTY;
      }
    },
    write(draft: CommentDraft): void {
      stored.write(draft.text.trim() === '' ? null : JSON.stringify(draft));
    },
  };
}
