import { gamesWithFrames } from '@combolab/contracts/frame-data';
import { Link } from 'react-router-dom';
import { t } from './texts.js';
import styles from './game-switch.module.css';

interface Props {
  /** Null while none is chosen. */
  readonly gameId: string | null;
  /** Where a game's page is. */
  readonly to: (gameId: string) => string;
}

/** The switch between the games there is frame data of, where there are several. */
export function GameSwitch({ gameId, to }: Props) {
  const games = gamesWithFrames();
  if (games.length < 2) return null;
  return (
    <nav aria-label={t('game')} className={styles.games}>
      {games.map(({ id, shortName }) => (
        <Link key={id} to={to(id)} aria-current={id === gameId ? 'page' : undefined}>
          {shortName}
        </Link>
      ))}
    </nav>
  );
}
