import { DIFFICULTIES, type Difficulty } from '@combolab/contracts';
import { choiceName } from '../terms/choices.js';
import styles from './difficulty-mark.module.css';

/** How hard a combo is: as many of three bars, and the word. */
export const DifficultyMark = ({ difficulty }: { readonly difficulty: Difficulty }) => (
  <span className={styles.mark}>
    <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden>
      {DIFFICULTIES.map((each, at) => (
        <rect
          key={each}
          x={at * 6}
          y={8 - at * 4}
          width="4"
          height={6 + at * 4}
          rx="1"
          className={at <= DIFFICULTIES.indexOf(difficulty) ? styles.on : styles.off}
        />
      ))}
    </svg>
    {choiceName(difficulty)}
  </span>
);
