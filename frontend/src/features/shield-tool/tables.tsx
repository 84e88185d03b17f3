import { findGame } from '@combolab/contracts';
import { framesPath, rosterPath, type FighterFrames } from '@combolab/contracts/frame-data';
import { Link } from 'react-router-dom';
import { t } from './texts.js';
import styles from './shield-tool.module.css';

interface Props {
  readonly gameId: string;
  /** Those who are asked for. */
  readonly fighters: readonly (FighterFrames | null)[];
}

/** The ways to all frames of those who are asked for, and of everybody. */
export function Tables({ gameId, fighters }: Props) {
  const shown = new Map(fighters.flatMap((each) => (each === null ? [] : [[each.fighterId, each.name] as const])));
  return (
    <p className={styles.tables}>
      {t('allFrames')}
      {[...shown].map(([id, name]) => (
        <Link key={id} to={framesPath(id)}>
          {name}
        </Link>
      ))}
      <Link to={rosterPath(gameId)}>{t('everyFighterOf', { game: findGame(gameId)?.shortName ?? '' })}</Link>
    </p>
  );
}
