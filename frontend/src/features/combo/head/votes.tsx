import { Star, ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react';
import { problemText } from '../../../shared/api/problem.js';
import { useAuth, useMe } from '../../../shared/auth/use-auth.js';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { shownFeedback } from '../../../shared/combos/shown-feedback.js';
import { useShortcut } from '../../../shared/keys/use-shortcut.js';
import { useSharedDispatch, useSharedSelector } from '../../../shared/state.js';
import { Button } from '../../../shared/ui/button.js';
import { LiveCount } from '../../../shared/ui/live-count.js';
import { LiveRegion } from '../../../shared/ui/live-region.js';
import { toast } from '../../../shared/ui/toast.js';
import { useSetFavoriteMutation } from '../combo-api.js';
import styles from './votes.module.css';
import { feedbackOf, pressFeedback } from '../give-feedback.js';
import { t } from '../texts.js';

/** Likes, dislikes and favourite. Visitors read the counts. */
export function Votes({ card }: { readonly card: LiveCard }) {
  const { status } = useAuth();
  const pending = useSharedSelector((state) => state.pendingFeedback[card._id]);
  const shown = shownFeedback(feedbackOf(card), card, pending);
  const { numLikes, numDislikes } = shown;
  return (
    <div className={styles.votes}>
      {status === 'user' ? <OwnVotes card={card} {...shown} /> : <Counts {...shown} />}
      <LiveRegion
        text={t('likesDislikesComments', { likes: numLikes, dislikes: numDislikes, comments: card.numComments })}
      />
    </div>
  );
}

function Counts({ numLikes, numDislikes }: ReturnType<typeof shownFeedback>) {
  const items = [
    ['likes', numLikes, ThumbsUp],
    ['dislikes', numDislikes, ThumbsDown],
  ] as const;
  return (
    <p className={styles.counts}>
      {items.map(([what, count, Icon]) => (
        <span key={what}>
          <Icon size={15} aria-hidden />
          {t.rich(
            what,
            { number: <LiveCount value={count} />, hidden: <span className="visuallyHidden" /> },
            { count },
          )}
        </span>
      ))}
    </p>
  );
}

function OwnVotes({
  card,
  mine,
  numLikes,
  numDislikes,
}: { readonly card: LiveCard } & ReturnType<typeof shownFeedback>) {
  const dispatch = useSharedDispatch();
  const press = (pressed: 1 | -1) => () => {
    dispatch(pressFeedback(card._id, pressed));
  };
  useShortcut('like', press(1));
  useShortcut('dislike', press(-1));
  return (
    <>
      <Vote Icon={ThumbsUp} word={t('like')} count={numLikes} isMine={mine === 1} onPress={press(1)} />
      <Vote Icon={ThumbsDown} word={t('dislike')} count={numDislikes} isMine={mine === -1} onPress={press(-1)} />
      <FavoriteButton comboId={card._id} />
    </>
  );
}

interface VoteProps {
  readonly Icon: LucideIcon;
  readonly word: string;
  readonly count: number;
  readonly isMine: boolean;
  readonly onPress: () => void;
}

function Vote({ Icon, word, count, isMine, onPress }: VoteProps) {
  return (
    <Button look="ghost" className={styles.vote} data-tip={word} aria-pressed={isMine} onClick={onPress}>
      <Icon className="icon" aria-hidden {...(isMine && { fill: 'currentColor', stroke: 'var(--surface-1)' })} />
      <span className="visuallyHidden">{word} </span>
      <LiveCount value={count} />
    </Button>
  );
}

function FavoriteButton({ comboId }: { readonly comboId: string }) {
  const me = useMe();
  const [setFavorite, { isLoading }] = useSetFavoriteMutation();
  const on = me?.favoriteCombos.includes(comboId) ?? false;
  const press = async () => {
    if (me === undefined || isLoading) return;
    const result = await setFavorite({ comboId, userId: me._id, favorite: !on });
    if ('error' in result) toast.error(t('yourFavouritesWereNotChanged', { problem: problemText(result.error) }));
  };
  useShortcut('favorite', () => void press());
  return (
    <Button
      look="ghost"
      className={styles.vote}
      data-tip={t('favourite')}
      aria-pressed={on}
      disabled={me === undefined}
      onClick={() => void press()}
    >
      <Star className="icon" aria-hidden {...(on && { fill: 'currentColor' })} />
      <span className={styles.word}>{t('favourite')}</span>
    </Button>
  );
}
