import type { ComboCard } from '@combolab/contracts';
import { moveName } from '../../shared/terms/moves.js';
import styles from './combo-card.module.css';

interface Props {
  readonly card: Pick<ComboCard, 'performed' | 'description'>;
  /** Ids of the moves that were asked for. */
  readonly asked: readonly string[];
}

/** What is done, move by move, those that were asked for marked; of a combo whose moves nobody knows the first line of its description. */
export function CardMoves({ card: { performed = [], description }, asked }: Props) {
  if (performed.length === 0) return <p className={styles.moves}>{description.split('\n')[0]}&nbsp;</p>;
  return (
    <p className={styles.moves}>
      {performed.map((move, at) => (
        <span key={at}>
          {at > 0 && ', '}
          {asked.includes(move) ? <mark>{moveName(move)}</mark> : moveName(move)}
        </span>
      ))}
    </p>
  );
}
