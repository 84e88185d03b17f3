import type { FrameMove } from '@combolab/contracts/frame-data';
import { t } from './texts.js';
import styles from './doubt.module.css';

interface Props {
  readonly move: FrameMove;
  /** Place of the hit that the number is about; absent for a number of the whole move. */
  readonly hit?: number;
}

/** How sure a number of a move is, where it is not quite. */
export function Doubt({ move, hit }: Props) {
  const ofHit = hit === undefined ? undefined : move.hits[hit]?.confidence;
  const confidence = ofHit ?? move.confidence;
  if (confidence === 'high') return null;
  return <small className={styles.doubt}>{confidence === 'low' ? t('doubtful') : t('notQuiteSure')}</small>;
}
