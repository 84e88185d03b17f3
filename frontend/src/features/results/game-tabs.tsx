import { GAMES, type GameId } from '@combolab/contracts';
import { ChoiceMenu } from '../../shared/ui/choice-menu.js';
import { t } from './texts.js';
import styles from './results-page.module.css';

interface Props {
  readonly value: GameId;
  readonly onChange: (game: GameId) => void;
}

const NAMES = GAMES.map(({ id, shortName }) => [id, shortName] as const);

/** Which game's combos are shown, where there is little room. */
export const GameMenu = (game: Props) => <ChoiceMenu label={t('game')} saysValueAlone options={NAMES} {...game} />;

/** Which game's combos are shown. */
export function GameTabs({ value, onChange }: Props) {
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
