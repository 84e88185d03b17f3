import { GAMES, type GameId } from '@combolab/contracts';
import { t } from './texts.js';
import styles from './results-page.module.css';

/** Which game's combos are shown. */
export function GameTabs({ value, onChange }: { readonly value: GameId; readonly onChange: (game: GameId) => void }) {
  return (
    <div role="group" aria-label={t('game')} className={styles.games}>
      {GAMES.map(({ id, shortName, name }) => (
        <button
          key={id}
          type="button"
          data-tip={name}
          aria-pressed={id === value}
          onClick={() => {
            onChange(id);
          }}
        >
          {shortName}
        </button>
      ))}
    </div>
  );
}
