import { MessageSquare, ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react';
import type { ComboCard } from '@combolab/contracts';
import { LiveCount } from '../../shared/ui/live-count.js';
import { t } from './texts.js';
import styles from './combo-card.module.css';

type Props = Pick<ComboCard, 'numLikes' | 'numDislikes' | 'numComments'>;

/** What people think of a combo. Dislikes and comments are shown where there are any: most cards have none. */
export function CardCounts({ numLikes, numDislikes, numComments }: Props) {
  return (
    <span className={styles.counts}>
      <Count icon={ThumbsUp} value={numLikes} word={t('likes')} />
      {numDislikes > 0 && <Count icon={ThumbsDown} value={numDislikes} word={t('dislikes')} />}
      {numComments > 0 && <Count icon={MessageSquare} value={numComments} word={t('comments')} />}
    </span>
  );
}

function Count({ icon: Icon, value, word }: { icon: LucideIcon; value: number; word: string }) {
  return (
    <span className={styles.count}>
      <Icon size={16} aria-hidden />
      <LiveCount value={value} />
      <span className="visuallyHidden"> {word}</span>
    </span>
  );
}
