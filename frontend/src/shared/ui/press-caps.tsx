import { inputFamily, type PressType } from '@combolab/contracts';
import { pressWords } from '../terms/presses.js';
import { Keycap } from './keycap.js';
import styles from './press-caps.module.css';

/** One input as a key cap; the C-stick's says so, its arrows are those of the stick. */
export function PressCap({ type }: { readonly type: PressType }) {
  return (
    <span className={styles.cap} aria-hidden>
      {inputFamily(type) === 'cstick' && <small>C</small>}
      <Keycap press={{ type, hold: 'SELECT_NO_HOLD', isComplete: true }} />
    </span>
  );
}

interface Props {
  readonly inputs: readonly PressType[];
  /** As many are drawn, the others counted. */
  readonly most: number;
}

/** Inputs in a row, small. */
export function PressCaps({ inputs, most }: Props) {
  const more = inputs.length - most;
  return (
    <span className={styles.caps} title={inputs.map(pressWords).join(', ')}>
      {inputs.slice(0, most).map((type, index) => (
        <PressCap key={index} type={type} />
      ))}
      {more > 0 && <small>+{more}</small>}
    </span>
  );
}
