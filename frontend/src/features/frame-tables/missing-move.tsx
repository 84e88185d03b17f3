import { framesPath, type FighterFrames } from '@combolab/contracts/frame-data';
import { Link } from 'react-router-dom';
import { nearestMoves } from './nearest-moves.js';
import { t } from './texts.js';
import styles from './missing-move.module.css';

/** An address that names a move the fighter has not: those whose names are nearest. */
export function MissingMove({ fighter, asked }: { readonly fighter: FighterFrames; readonly asked: string }) {
  const nearest = nearestMoves(asked, fighter.moves);
  const links = nearest.map(({ slug, name }, place) => (
    <span key={slug}>
      {place > 0 && ` ${t('or')} `}
      <Link to={`${framesPath(fighter.fighterId)}#${slug}`}>{name}</Link>
    </span>
  ));
  return (
    <p role="status" className={styles.missing}>
      {t('hasNoMoveCalled', { fighter: fighter.name, asked })}
      {nearest.length > 0 && <> {t.rich('didYouMean', { moves: <>{links}</> })}</>}
    </p>
  );
}
