import { BadgeCheck, Copy } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { gameOrDefault, rangeWords, type ComboCard as Card, type StripPress } from '@combolab/contracts';
import type { Filters } from '@combolab/contracts/filters';
import { useLiveCard } from '../../shared/combos/use-live-card.js';
import { cx } from '../../shared/lib/cx.js';
import { useInView } from '../../shared/lib/use-in-view.js';
import { moveName } from '../../shared/terms/moves.js';
import { InputStrip } from '../../shared/strip/input-strip.js';
import { DifficultyMark } from '../../shared/ui/difficulty-mark.js';
import { FighterLine } from '../../shared/ui/fighter-line.js';
import { PercentBar } from '../../shared/ui/percent-bar.js';
import { CardClip, tagWords } from './card-clip.js';
import { CardCounts } from './card-counts.js';
import { CardMoves } from './card-moves.js';
import styles from './combo-card.module.css';
import { usePlaying } from './use-playing.js';
import { WhyThis } from './why/why-this.js';
import { t } from './texts.js';

interface Props {
  readonly listed: Card;
  /** What it was found with, where it may tell why it stands here. */
  readonly found?: Filters | undefined;
  /** Ids of the moves that were asked for, divided by commas. */
  readonly asked?: string;
}

/** Of an answer that has neither; the same ones each time, so that nothing is drawn again. */
const NO_PRESSES: readonly StripPress[] = [];
const NO_MOVES: readonly string[] = [];

/** One combo among the results: a picture, its inputs, its moves. Counts, verification and preview are live while it is in view. */
export const ComboCard = memo(function ComboCard({ listed, found, asked = '' }: Props) {
  const title = useId();
  const element = useRef<HTMLElement>(null);
  const playhead = useRef<HTMLElement>(null);
  const near = useInView(element, '200px 0px');
  const playing = usePlaying(element);
  const card = useLiveCard(listed, near);
  const [low, high] = card.percentRange;
  const { strip = NO_PRESSES, performed = NO_MOVES } = card;
  const gone = card.deleted === true ? 'deletedCombo' : card.hidden === true ? 'hiddenCombo' : null;
  return (
    <article ref={element} className={cx(styles.card, gone !== null && styles.deleted)}>
      <CardClip card={card} near={near} playing={playing} playhead={playhead} />
      <InputStrip
        strip={strip}
        frames={card.frames}
        label={performed.length === 0 ? t('inputs') : performed.map(moveName).join(', ')}
        playhead={playhead}
      />
      <div className={styles.body}>
        <div className={styles.row}>
          <FighterLine attacker={card.characterId} defenders={card.characterIds} size={22} most={4} />
          <span className={styles.range}>
            <PercentBar low={low} high={high} />
            <span className="mono">{rangeWords(gameOrDefault(card.gameId).scale, card.percentRange)}</span>
          </span>
        </div>
        <h2 id={title}>
          {gone !== null ? (
            t.rich(gone, { name: <bdi>{card.name}</bdi> })
          ) : (
            <bdi>
              <Link to={`/combo/${card._id}`}>{card.name}</Link>
            </bdi>
          )}
        </h2>
        <div className={styles.why}>
          <CardMoves card={card} asked={asked === '' ? NO_MOVES : asked.split(',')} />
          {found !== undefined && gone === null && <WhyThis combo={card} found={found} />}
        </div>
        <div className={styles.meta}>
          <DifficultyMark difficulty={card.difficulty} />
          {card.verified && (
            <span className={styles.verified}>
              <BadgeCheck size={16} aria-hidden />
              <span className="visuallyHidden">{t('verified')}</span>
            </span>
          )}
          {card.tags.length > 0 && <span className={styles.kind}>{tagWords(card.tags)}</span>}
          <CardCounts {...card} />
          {gone === null && (
            <Link className={styles.similar} to={`/combo/${card._id}?tab=similar`} aria-describedby={title}>
              <Copy size={15} aria-hidden />
              {t('similar')}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
});
