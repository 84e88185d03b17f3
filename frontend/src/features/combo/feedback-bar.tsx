import { ListPlus, Share2, Star, ThumbsDown, ThumbsUp } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { problemText } from '../../shared/api/problem.js';
import { useAuth, useMe } from '../../shared/auth/use-auth.js';
import type { LiveCard } from '../../shared/combos/newest-parts.js';
import { shownFeedback } from '../../shared/combos/shown-feedback.js';
import { useShortcut } from '../../shared/keys/use-shortcut.js';
import { useSharedDispatch, useSharedSelector } from '../../shared/state.js';
import { Button } from '../../shared/ui/button.js';
import { LiveCount } from '../../shared/ui/live-count.js';
import { LiveRegion } from '../../shared/ui/live-region.js';
import { toast } from '../../shared/ui/toast.js';
import { useSetFavoriteMutation } from './combo-api.js';
import styles from './feedback-bar.module.css';
import { feedbackOf, pressFeedback } from './give-feedback.js';
import { share } from './share.js';
import { ShareMenu } from './share-menu.js';

const AddToList = lazy(async () => ({ default: (await import('./add-to-list.js')).AddToList }));

const counted = (count: number, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`;

/** Likes, dislikes, favourite and sharing. Visitors read the counts as text. */
export function FeedbackBar({ card }: { readonly card: LiveCard }) {
  const { status } = useAuth();
  const pending = useSharedSelector((state) => state.pendingFeedback[card._id]);
  const shown = shownFeedback(feedbackOf(card), card, pending);
  const told = [
    counted(shown.numLikes, 'like'),
    counted(shown.numDislikes, 'dislike'),
    counted(card.numComments, 'comment'),
  ];
  return (
    <div className={styles.bar}>
      {status === 'user' ? (
        <OwnFeedback card={card} {...shown} />
      ) : (
        <Counts shown={shown} comments={card.numComments} />
      )}
      <Button onClick={() => void share(card._id)}>
        <Share2 className="icon" aria-hidden />
        Share
      </Button>
      {card.videoFile !== null && <ShareMenu comboId={card._id} gameId={card.gameId} />}
      <LiveRegion text={told.join(', ')} />
    </div>
  );
}

function Counts({ shown, comments }: { readonly shown: ReturnType<typeof shownFeedback>; readonly comments: number }) {
  const items = [
    [shown.numLikes, 'like'],
    [shown.numDislikes, 'dislike'],
    [comments, 'comment'],
  ] as const;
  return (
    <p className={styles.counts}>
      {items.map(([count, word]) => (
        <span key={word}>
          <LiveCount value={count} /> {count === 1 ? word : `${word}s`}
        </span>
      ))}
    </p>
  );
}

function OwnFeedback({
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
      <Button aria-pressed={mine === 1} onClick={press(1)}>
        <ThumbsUp
          className="icon"
          aria-hidden
          {...(mine === 1 && { fill: 'currentColor', stroke: 'var(--surface-1)' })}
        />
        Like <LiveCount value={numLikes} />
      </Button>
      <Button aria-pressed={mine === -1} onClick={press(-1)}>
        <ThumbsDown
          className="icon"
          aria-hidden
          {...(mine === -1 && { fill: 'currentColor', stroke: 'var(--surface-1)' })}
        />
        Dislike <LiveCount value={numDislikes} />
      </Button>
      <FavoriteButton comboId={card._id} />
      <Suspense fallback={<AddToListPlace />}>
        <AddToList comboId={card._id} />
      </Suspense>
    </>
  );
}

/** Where the button will be, so that nothing moves when its code is there. */
function AddToListPlace() {
  return (
    <Button disabled>
      <ListPlus className="icon" aria-hidden />
      Add to list
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
    if ('error' in result) toast.error(`Your favourites were not changed. ${problemText(result.error)}`);
  };
  useShortcut('favorite', () => void press());
  return (
    <Button aria-pressed={on} disabled={me === undefined} onClick={() => void press()}>
      <Star className="icon" aria-hidden {...(on && { fill: 'currentColor' })} />
      Favourite
    </Button>
  );
}
