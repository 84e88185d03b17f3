import { BadgeCheck, Gamepad2, ListPlus, Share2 } from 'lucide-react';
import { choiceName } from '../../../shared/terms/choices.js';
import { lazy, Suspense, type ComponentProps } from 'react';
import { gameOrDefault, rangeWords } from '@combolab/contracts';
import { useAuth } from '../../../shared/auth/use-auth.js';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { AuthorLink } from '../../../shared/ui/author-link.js';
import { Button } from '../../../shared/ui/button.js';
import { FighterLine } from '../../../shared/ui/fighter-line.js';
import { PercentBar } from '../../../shared/ui/percent-bar.js';
import { useBest } from '../lesson/use-records.js';
import { share } from '../share.js';
import { ShareMenu } from '../share-menu.js';
import { BackToGuide } from './back-to-guide.js';
import { Beside } from './beside.js';
import styles from './combo-line.module.css';
import { ComboTools } from './combo-tools.js';
import { Votes } from './votes.js';
import { WatchingNow } from './watching-now.js';
import { t } from '../texts.js';

const AddToList = lazy(async () => ({ default: (await import('../add-to-list.js')).AddToList }));

interface Props extends Omit<LessonProps, 'comboId'> {
  readonly card: LiveCard;
  readonly neighbours: ComponentProps<typeof Beside>;
}

/** What the combo is, in one line over the clip, and what can be done with it. The name alone gives way. */
export function ComboLine({ card, neighbours, ...lesson }: Props) {
  const author = card.authorData[0];
  return (
    <header className={styles.line}>
      <BackToGuide />
      <Beside {...neighbours} />
      <FighterLine attacker={card.characterId} defenders={card.characterIds} size={26} most={3} />
      <h1 title={card.name}>
        <bdi>{card.name}</bdi>
      </h1>
      {author !== undefined && (
        <span className={styles.author}>
          <AuthorLink author={author} />
        </span>
      )}
      <WatchingNow comboId={card._id} />
      <Facts card={card} />
      <Others card={card} />
      <div className={styles.bar}>
        <Votes card={card} />
        <Lesson comboId={card._id} {...lesson} />
      </div>
    </header>
  );
}

function Facts({ card: { gameId, percentRange, difficulty, verified } }: { readonly card: LiveCard }) {
  const [low, high] = percentRange;
  return (
    <p className={styles.facts}>
      <span className={styles.percent}>
        <PercentBar low={low} high={high} />
        <span className="mono">{rangeWords(gameOrDefault(gameId).scale, percentRange)}</span>
      </span>
      <span>{choiceName(difficulty)}</span>
      {verified && (
        <span className={styles.verified}>
          <BadgeCheck size={16} aria-hidden />
          <span className={styles.word}>{t('verified')}</span>
        </span>
      )}
    </p>
  );
}

/** What is done with a combo beside liking it. */
function Others({ card }: { readonly card: LiveCard }) {
  const { status } = useAuth();
  return (
    <div className={styles.others}>
      <ComboTools card={card} />
      {status === 'user' && (
        <Suspense fallback={<AddToListPlace />}>
          <AddToList comboId={card._id} />
        </Suspense>
      )}
      <Button look="ghost" square aria-label={t('share')} data-tip={t('share')} onClick={() => void share(card._id)}>
        <Share2 className="icon" aria-hidden />
      </Button>
      {card.videoFile !== null && <ShareMenu comboId={card._id} gameId={card.gameId} />}
    </div>
  );
}

/** Where the button will be, so that nothing moves when its code is there. */
const AddToListPlace = () => (
  <Button look="ghost" square disabled aria-label={t('addToList')}>
    <ListPlus className="icon" aria-hidden />
  </Button>
);

interface LessonProps {
  readonly comboId: string;
  readonly disabled: boolean;
  readonly onLesson: () => void;
}

function Lesson({ comboId, disabled, onLesson }: LessonProps) {
  const best = useBest(comboId);
  return (
    <>
      {best !== null && (
        <span className={styles.best}>
          {t.rich('best', { number: <span className="mono" /> }, { score: best.score })}
        </span>
      )}
      <Button look="primary" disabled={disabled} data-opens-lesson onClick={onLesson}>
        <Gamepad2 className="icon" aria-hidden />
        {t('beginLesson')}
      </Button>
    </>
  );
}
