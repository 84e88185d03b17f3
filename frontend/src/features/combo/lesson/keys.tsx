import type { PressType } from '@combolab/contracts';
import { keysOf } from '../../../shared/pad/keyboard-pad.js';
import styles from './your-keys.module.css';

/** The keys that press an input, all at once. */
export const Keys = ({ type }: { readonly type: PressType }) => (
  <span className={styles.caps}>
    {keysOf(type).map(({ sign, words }) => (
      <kbd key={sign} title={words} aria-label={words}>
        {sign}
      </kbd>
    ))}
  </span>
);
