import { framesPath, type FighterFrames } from '@combolab/contracts/frame-data';
import { Link } from 'react-router-dom';
import { nearestMoves } from './nearest-moves.js';
import styles from './missing-move.module.css';

/** An address that names a move the fighter has not: those whose names are nearest. */
export function MissingMove({ fighter, asked }: { readonly fighter: FighterFrames; readonly asked: string }) {
  const nearest = nearestMoves(asked, fighter.moves);
  return (
    <p role="status" className={styles.missing}>
      {fighter.name} has no move called “{asked}”.
      {nearest.length > 0 && ' Did you mean '}
      {nearest.map(({ slug, name }, place) => (
        <span key={slug}>
          {place > 0 && ' or '}
          <Link to={`${framesPath(fighter.fighterId)}#${slug}`}>{name}</Link>
        </span>
      ))}
      {nearest.length > 0 && '?'}
    </p>
  );
}
