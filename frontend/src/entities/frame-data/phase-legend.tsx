import type { ReactNode } from 'react';
import { cx } from '../../shared/lib/cx.js';
import styles from './phase-legend.module.css';
import looks from './phases.module.css';

interface Props {
  readonly label: string;
  /** Kinds of phases with their words, in the order of a move. */
  readonly phases: readonly (readonly [kind: string, words: string])[];
  /** Further lines of the list. */
  readonly children?: ReactNode;
}

/** What the phases of moves look like. */
export const PhaseLegend = ({ label, phases, children }: Props) => (
  <ul className={styles.legend} aria-label={label}>
    {phases.map(([kind, words]) => (
      <li key={kind}>
        <span className={cx(styles.swatch, looks.phase)} data-kind={kind} aria-hidden />
        {words}
      </li>
    ))}
    {children}
  </ul>
);
