import type { FrameMove } from '@combolab/contracts/frame-data';
import styles from './doubt.module.css';

/** How sure a number of a move is, where it is not quite. @param hit place of the hit that it is about */
export function Doubt({ move, hit }: { readonly move: FrameMove; readonly hit: number }) {
  const confidence = move.hits[hit]?.confidence ?? move.confidence;
  if (confidence === 'high') return null;
  return <small className={styles.doubt}>{confidence === 'low' ? 'doubtful' : 'not quite sure'}</small>;
}
