import { findGame, GAMES } from '@combolab/contracts';
import { Skeleton } from '../ui/skeleton.js';
import type { GameTab } from './games-api.js';
import { t } from './texts.js';
import styles from './game-strip.module.css';

interface Props {
  readonly games: readonly GameTab[];
  readonly value: string | null;
  readonly onChange: (game: string) => void;
}

/** Which game is meant; the places of those that the page knows until the server has said which there are. */
export function GameStrip({ games, value, onChange }: Props) {
  if (games.length === 0)
    return (
      <div role="status" className={styles.games}>
        <span className="visuallyHidden">{t('loadingTheGames')}</span>
        {GAMES.map(({ id }) => (
          <span key={id} className={styles.place} aria-hidden>
            <Skeleton height="0.75rem" width="3.5rem" />
          </span>
        ))}
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
