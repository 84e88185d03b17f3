import { useId } from 'react';
import { FighterLine } from '../../../shared/ui/fighter-line.js';
import type { ReplayCombo } from '../../../entities/replay/replay.js';
import styles from './combo-choice.module.css';
import { fightersWords, gameTime, movesWords, percentWords } from '../../../entities/replay/replay-words.js';

interface Props {
  readonly combos: readonly ReplayCombo[];
  readonly chosen: ReplayCombo | undefined;
  readonly onChoose: (combo: ReplayCombo) => void;
}

/** The combos of a replay, one of them chosen. */
export function ComboChoice({ combos, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{combos.length === 1 ? '1 combo' : `${String(combos.length)} combos, in the order of the game`}</legend>
      <div className={styles.list}>
        {combos.map((combo, index) => (
          <label key={index} className={styles.combo}>
            <input
              type="radio"
              name={name}
              checked={combo === chosen}
              onChange={() => {
                onChoose(combo);
              }}
            />
            <span className={styles.fighters} aria-hidden>
              {combo.attacker !== null && combo.defender !== null && (
                <FighterLine attacker={combo.attacker} defenders={[combo.defender]} />
              )}
            </span>
            <span className={styles.words}>
              <span className={styles.names}>{fightersWords(combo)}</span>
              <span className={styles.moves}>{movesWords(combo)}</span>
              <span className={styles.numbers}>
                {percentWords(combo)}
                {combo.killed && ', takes the stock'}
                {` · at ${gameTime(combo.start)} · frames ${String(combo.start)} to ${String(combo.end)}`}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
