import { useId } from 'react';
import { Radio } from '../../../shared/ui/tick.js';
import { FighterLine } from '../../../shared/ui/fighter-line.js';
import type { ReplayCombo } from '../../../entities/replay/replay.js';
import styles from './combo-choice.module.css';
import { fightersWords, gameTime, movesWords, percentWords } from '../../../entities/replay/replay-words.js';
import { t } from '../texts.js';

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
      <legend>{t('combosInTheOrderOf', { count: combos.length })}</legend>
      <div className={styles.list}>
        {combos.map((combo, index) => (
          <label key={index} className={styles.combo}>
            <Radio
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
                {t(combo.killed ? 'killedAt' : 'foundAt', {
                  ...{ percents: percentWords(combo), time: gameTime(combo.start) },
                  ...{ start: combo.start, end: combo.end },
                })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
