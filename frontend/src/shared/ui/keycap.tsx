import { inputFamily, pressLabel, type Press } from '@combolab/contracts';
import { pressWords } from '../terms/presses.js';
import { cx } from '../lib/cx.js';
import styles from './keycap.module.css';

const shapes = {
  stick: 'square',
  cstick: 'square',
  a: 'round',
  b: 'round',
  x: 'round',
  y: 'round',
  trigger: 'wide',
  z: 'wide',
} as const;

interface Props {
  readonly press: Press;
  /** Where it is not called as on a Switch. */
  readonly label?: string;
  readonly title?: string;
}

/** One input as it is drawn everywhere: its colour, its glyph, its shape. */
export function Keycap({ press, label, title }: Props) {
  const family = inputFamily(press.type);
  const held = press.hold !== 'SELECT_NO_HOLD';
  return (
    <span
      className={cx(styles.cap, styles[shapes[family]], held && styles.hold, !press.isComplete && styles.bad)}
      style={{ '--c': `var(--in-${family})` }}
      title={title ?? pressWords(press.type)}
      aria-hidden
    >
      {label ?? pressLabel(press.type)}
    </span>
  );
}
