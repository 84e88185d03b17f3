import { Emblem } from './emblem.js';
import type { Option } from './select.js';
import styles from './fighter-option.module.css';

export interface FighterOption extends Option {
  /** How many combos choosing it would show; absent while unknown. */
  readonly count?: number;
}

/** A fighter inside a select: emblem, name and, in the menu, its count. */
export function FighterLabel({ option, inMenu }: { readonly option: FighterOption; readonly inMenu: boolean }) {
  return (
    <span className={styles.label}>
      <Emblem fighterId={option.value} size={inMenu ? 22 : 20} decorative />
      <span className={styles.name}>{option.label}</span>
      {inMenu && option.count !== undefined && <span className={`mono ${styles.count ?? ''}`}>{option.count}</span>}
    </span>
  );
}
