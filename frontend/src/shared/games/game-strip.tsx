import { findGame } from '@combolab/contracts';
import { Spinner } from '../ui/spinner.js';
import type { GameTab } from './games-api.js';
import { t } from './texts.js';
import styles from './game-strip.module.css';

interface Props {
  readonly games: readonly GameTab[];
  readonly value: string | null;
  readonly onChange: (game: string) => void;
}

/** Which game is meant; a spinner until the games are known. */
export function GameStrip({ games, value, onChange }: Props) {
  if (games.length === 0)
    return (
      <div className={styles.games}>
        <Spinner label={t('loadingTheGames')} />
      </div>
    );
  return (
    <div role="group" aria-label={t('game')} className={styles.games}>
      {games.map(({ _id, name }) => (
        <button
          key={_id}
          type="button"
          data-tip={name}
          aria-pressed={_id === value}
          onClick={() => {
            onChange(_id);
          }}
        >
          {findGame(_id)?.shortName ?? name}
        </button>
      ))}
    </div>
  );
}
