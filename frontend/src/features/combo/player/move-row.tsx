import type { NamedMove } from '@combolab/contracts';
import { memo } from 'react';
import { cx } from '../../../shared/lib/cx.js';
import styles from '../../../shared/lanes/lanes.module.css';
import { moveName } from '../../../shared/terms/moves.js';
import { drawnMoves } from './drawn-moves.js';
import { t } from '../texts.js';

interface Props {
  readonly moves: readonly NamedMove[];
  /** Frames that are drawn. */
  readonly from: number;
  readonly to: number;
  readonly px: number;
}

/** The lane of the moves that the author has named: what they are, and the percent at which they hit. */
export const MoveRow = memo(function MoveRow({ moves, from, to, px }: Props) {
  return (
    <div className={cx(styles.lane, styles.moves)}>
      <span className={styles.name}>
        <span className={styles.word}>{t('moves')}</span>
      </span>
      <div>
        {drawnMoves(moves, from, to, px).map(({ move: { frame, move, percent, damage }, room, labelled }) => (
          <span
            key={`${String(frame)} ${move}`}
            className={styles.move}
            data-move={move}
            style={{ '--frame': frame, maxWidth: room - 2 }}
          >
            {labelled && moveName(move)}
            {labelled && percent !== undefined && <b className="mono">{percent}%</b>}
            {labelled && damage !== undefined && <b className="mono">+{damage}</b>}
          </span>
        ))}
      </div>
    </div>
  );
});
