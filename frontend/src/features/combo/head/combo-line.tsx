import { BadgeCheck, Gamepad2, Share2 } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import { gameOrDefault, rangeWords } from '@combolab/contracts';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { useMediaQuery } from '../../../shared/lib/use-media-query.js';
import { useRootMark } from '../../../shared/lib/use-root-mark.js';
import { AuthorLink } from '../../../shared/ui/author-link.js';
import { Button } from '../../../shared/ui/button.js';
import { DifficultyMark } from '../../../shared/ui/difficulty-mark.js';
import { FighterLine } from '../../../shared/ui/fighter-line.js';
import { PercentBar } from '../../../shared/ui/percent-bar.js';
import { useBest } from '../lesson/use-records.js';
import { share } from '../share.js';
import { BackArrow } from './back-arrow.js';
import { BackToGuide } from './back-to-guide.js';
import { Beside } from './beside.js';
import styles from './combo-line.module.css';
import { ComboMenu } from './combo-menu.js';
import { Votes } from './votes.js';
import { WatchingNow } from './watching-now.js';
import { t } from '../texts.js';

interface Props extends Omit<LessonProps, 'comboId'> {
  readonly card: LiveCard;
  readonly neighbours: ComponentProps<typeof Beside>;
}

/** Of the window: the title needs the room of all emblems but two. */
const NARROW = '(max-width: 75em)';

/** What the combo is, in one line over the clip, and what can be done with it. The name alone gives way. */
export const ComboLine = memo(function ComboLine({ card, neighbours, ...lesson }: Props) {
  const author = card.authorData[0];
  const narrow = useMediaQuery(NARROW);
  useRootMark('data-action-bar');
  return (
    <header className={styles.line}>
      <BackArrow />
      <BackToGuide />
      <Beside {...neighbours} />
      <FighterLine attacker={card.characterId} defenders={card.characterIds} size={26} most={narrow ? 1 : 3} />
      <h1 className={styles.name} title={card.name}>
        <bdi>{card.name}</bdi>
      </h1>
      {author !== undefined && (
        <span className={styles.author}>
          <AuthorLink author={author} />
        </span>
      )}
      <WatchingNow comboId={card._id} />
      <Facts card={card} />
      <Others card={card} neighbours={neighbours} />
      <div className={styles.bar}>
        <Votes card={card} />
        <Lesson comboId={card._id} {...lesson} />
      </div>
    </header>
  );
});

function Facts({ card: { gameId, percentRange, difficulty, verified } }: { readonly card: LiveCard }) {
  const [low, high] = percentRange;
  return (
    <p className={styles.facts}>
      <span className={styles.percent}>
        <PercentBar low={low} high={high} />
        <span className="mono">{rangeWords(gameOrDefault(gameId).scale, percentRange)}</span>
      </span>
      <DifficultyMark difficulty={difficulty} />
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
const Others = ({ card, neighbours }: Pick<Props, 'card' | 'neighbours'>) => (
  <div className={styles.others}>
    <Button
      look="ghost"
      square
      className={styles.share}
      aria-label={t('share')}
      data-tip={t('share')}
      onClick={() => void share(card._id)}
    >
      <Share2 className="icon" aria-hidden />
    </Button>
    <ComboMenu card={card} neighbours={neighbours} />
  </div>
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
