import { inputFamily, pressLabel, type PressType } from '@combolab/contracts';
import { pressWords } from '../terms/presses.js';
import { cx } from '../lib/cx.js';
import styles from './press-key.module.css';

const round: readonly string[] = ['a', 'b', 'x', 'y'];

interface Props {
  readonly type: PressType;
  /** It is down. */
  readonly pressed: boolean;
  /** Tells so to screen readers; for keys that stay down. */
  readonly toggles?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** An input that can be pressed, with the colour, glyph and shape it has everywhere. */
export function PressKey({ type, pressed, toggles = false, disabled = false, onClick }: Props) {
  const family = inputFamily(type);
  return (
    <button
      type="button"
      className={cx(styles.key, round.includes(family) && styles.round)}
      style={{ '--c': `var(--in-${family})` }}
      aria-label={pressWords(type)}
      aria-pressed={toggles ? pressed : undefined}
      data-down={pressed}
      title={pressWords(type)}
      disabled={disabled}
      onClick={onClick}
    >
      {pressLabel(type)}
    </button>
  );
}
