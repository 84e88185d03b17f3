import type { ComboCard } from '@combolab/contracts';
import { cx } from '../lib/cx.js';
import { MatchupTile } from '../ui/matchup-tile.js';
import { Picture } from '../ui/picture.js';
import styles from './combo-picture.module.css';

interface Props {
  readonly combo: Pick<ComboCard, '_id' | 'thumbnail' | 'characterId' | 'characterIds'>;
  /** How wide it is. */
  readonly className?: string | undefined;
}

/** The small picture of a combo in a line; who fights whom until it is there, or instead of it. */
export const ComboPicture = ({ combo: { _id, thumbnail, characterId, characterIds }, className }: Props) => (
  <span className={cx(styles.picture, className)}>
    <MatchupTile fighters={[characterId, ...characterIds.slice(0, 1)]} otherwise={{ id: _id, sign: null }} />
    <Picture src={thumbnail} lazy />
  </span>
);
