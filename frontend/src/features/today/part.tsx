import { useId, type ReactNode } from 'react';
import styles from './today.module.css';

interface Props {
  readonly title: string;
  /** Beside the title: how much there is. */
  readonly line?: string;
  /** At the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the day under its title. */
export function Part({ title, line, action, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <header className={styles.partHead}>
        <h2 id={heading}>{title}</h2>
        {line !== undefined && <span className={styles.quiet}>{line}</span>}
        {action}
      </header>
      {children}
    </section>
  );
}
