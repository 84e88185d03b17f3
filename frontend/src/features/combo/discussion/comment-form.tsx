import { Crosshair, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Comment } from '@combolab/contracts';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { problemText } from '../../../shared/api/problem.js';
import { useIntentionKey } from '../../../shared/api/use-intention-key.js';
import { useIsMobile } from '../../../shared/lib/use-media-query.js';
import { Button } from '../../../shared/ui/button.js';
import { CommentBox } from './comment-box.js';
import { useAddCommentMutation } from './comments-api.js';
import styles from './discussion.module.css';
import { commentDraft } from './drafts.js';
import { MentionOffers } from './mention-offers.js';
import { t } from '../texts.js';

/** A comment on its way to the server. */
export type Sending = Pick<Comment, 'text' | 'frame' | 'parentId'>;

/** An answer that somebody asked to write: each takes the focus into its field, and gives it back to what was pressed. */
export interface Reply {
  readonly to: Comment;
  readonly opener: Element | null;
}

interface Props {
  readonly comboId: string;
  /** Display names of those who take part. */
  readonly names: readonly string[];
  /** What is answered; a new thread without it. */
  readonly reply?: Reply;
  /** Told what is on its way, and null when it arrived or failed. */
  readonly onSending: (comment: Sending | null) => void;
  readonly onDone?: () => void;
}

/** Writes a comment or an answer. What was typed stays, here and over a reload, until the server has it. */
export function CommentForm({ comboId, names, reply, onSending, onDone }: Props) {
  const clock = useClock();
  const parent = reply?.to;
  const [stored] = useState(() => commentDraft(parent?._id ?? comboId));
  const [draft, setDraft] = useState(() => stored.read());
  const [add, { isLoading, error, reset }] = useAddCommentMutation();
  const { keyFor, done } = useIntentionKey();
  const mobile = useIsMobile();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // what is typed now is meant for it, not for the player's keys
    if (reply !== undefined) field.current?.focus();
  }, [reply]);
  const change = (next: Partial<typeof draft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    stored.write(changed);
    if (error !== undefined) reset();
  };
  const leave = () => {
    const { activeElement } = document;
    const isHere = activeElement === document.body || field.current?.form?.contains(activeElement) === true;
    onDone?.();
    if (isHere && reply?.opener instanceof HTMLElement) reply.opener.focus();
  };
  const post = async () => {
    const text = draft.text.trim();
    if (text === '' || isLoading) return;
    const place = {
      ...(draft.frame !== null && { frame: draft.frame }),
      ...(parent !== undefined && { parentId: parent._id }),
    };
    onSending({ text, ...place });
    const idempotencyKey = keyFor(JSON.stringify([text, place]));
    const result = await add({ comboId, comment: text, ...place, idempotencyKey });
    onSending(null);
    if ('error' in result) return;
    done();
    change({ text: '', frame: null });
    leave();
  };
  return (
    <CommentBox
      ref={field}
      label={parent === undefined ? t('yourComment') : t('yourReply')}
      placeholder={parent === undefined ? t('saySomethingAboutThisCombo') : t('reply')}
      value={draft.text}
      problem={error === undefined ? null : problemText(error)}
      onChange={(text) => {
        change({ text });
      }}
      onPost={() => void post()}
      {...(onDone !== undefined && { onCancel: leave })}
    >
      <MentionOffers
        text={draft.text}
        names={names}
        onChoose={(text) => {
          change({ text });
          field.current?.focus();
        }}
      />
      <FrameChoice
        frame={draft.frame}
        onChange={(on) => {
          change({ frame: on ? clock.frame : null });
        }}
      />
      <span className={styles.gap} />
      {onDone !== undefined && (
        <Button look="ghost" onClick={leave}>
          {t('cancelComment')}
        </Button>
      )}
      <Button type="submit" disabled={draft.text.trim() === '' || isLoading}>
        {parent !== undefined ? t('sendReply') : mobile ? t('post') : t('sendComment')}
      </Button>
    </CommentBox>
  );
}

/** Whether the comment is about the frame that is shown. */
function FrameChoice({ frame, onChange }: { readonly frame: number | null; readonly onChange: (on: boolean) => void }) {
  const on = frame !== null;
  return (
    <Button
      look="ghost"
      size="s"
      aria-pressed={on}
      data-tip={on ? t('aboutTheWholeCombo') : t('tieToTheFrame')}
      onClick={() => {
        onChange(!on);
      }}
    >
      {on ? <X size={16} aria-hidden /> : <Crosshair size={16} aria-hidden />}
      {on ? t('atFrame', { frame }) : t('atThisFrame')}
    </Button>
  );
}
