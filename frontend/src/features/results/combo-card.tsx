import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { gameOrDefault, rangeWords, type ComboCard as Card } from '@combolab/contracts';
import { useLiveCard } from '../../shared/combos/use-live-card.js';
import type { Filters } from '@combolab/contracts/filters';
import { cx } from '../../shared/lib/cx.js';
import { useInView } from '../../shared/lib/use-in-view.js';
import { AuthorLink } from '../../shared/ui/author-link.js';
import { FighterLine } from '../../shared/ui/fighter-line.js';
import { PercentBar } from '../../shared/ui/percent-bar.js';
import { CardClip } from './card-clip.js';
import { CardCounts } from './card-counts.js';
import styles from './combo-card.module.css';
import { usePlaying } from './use-playing.js';
import { WhyThis } from './why/why-this.js';

interface Props {
  readonly listed: Card;
  /** What it was found with, where it may tell why it stands here. */
  readonly found?: Filters | undefined;
}

/** One combo among the results. Counts, verification and preview are live while it is in view. */
export const ComboCard = memo(function ComboCard({ listed, found }: Props) {
  const element = useRef<HTMLElement>(null);
  const near = useInView(element, '200px 0px');
  const playing = usePlaying(element);
  const card = useLiveCard(listed, near);
  const [low, high] = card.percentRange;
  const author = card.authorData[0];
  const gone = card.deleted === true ? 'Deleted' : card.hidden === true ? 'Hidden' : null;
  return (
    <article ref={element} className={cx(styles.card, gone !== null && styles.deleted)}>
      <CardClip card={card} near={near} playing={playing} />
      <div className={styles.body}>
        <div className={styles.row}>
          <FighterLine attacker={card.characterId} defenders={card.characterIds} />
          <span className={cx('mono', styles.percent)}>
            {rangeWords(gameOrDefault(card.gameId).scale, card.percentRange)}
          </span>
        </div>
        <h2>
          {gone !== null && `${gone}: `}
          <bdi>{gone !== null ? card.name : <Link to={`/combo/${card._id}`}>{card.name}</Link>}</bdi>
        </h2>
        <PercentBar low={low} high={high} />
        <div className={styles.row}>
          <span className={styles.tags}>{card.tags.join(' / ')}</span>
          <CardCounts {...card} />
        </div>
        {/* the line keeps its place: all cards are of one height */}
        <div className={styles.last}>
          <p className={styles.author}>
            {author === undefined ? (
              '\u00a0'
            ) : (
              <>
                by <AuthorLink author={author} />
              </>
            )}
          </p>
          {found !== undefined && gone === null && <WhyThis combo={card} found={found} />}
        </div>
      </div>
    </article>
  );
});
