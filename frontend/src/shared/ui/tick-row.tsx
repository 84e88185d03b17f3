import type { ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import { CheckBox, Radio } from './tick.js';
import styles from './tick-row.module.css';

interface RowProps {
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  /** Its name; what follows stands at the end of the row. */
  readonly children: ReactNode;
}

interface CheckProps extends RowProps {
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

/** Something that is on or off, with its words; the whole row turns it. */
export const CheckRow = ({ on, onToggle, disabled = false, className, children }: CheckProps) => (
  <label className={cx(styles.row, className)}>
    <CheckBox checked={on} disabled={disabled} onChange={onToggle} />
    <span className={styles.words}>{children}</span>
  </label>
);

interface RadioProps extends RowProps {
  /** The same for all that exclude each other. */
  readonly name: string;
  readonly on: boolean;
  readonly onPick: () => void;
}

/** One of several, with its words; the whole row chooses it. */
export const RadioRow = ({ name, on, onPick, disabled = false, className, children }: RadioProps) => (
  <label className={cx(styles.row, className)}>
    <Radio name={name} checked={on} disabled={disabled} onChange={onPick} />
    <span className={styles.words}>{children}</span>
  </label>
);
