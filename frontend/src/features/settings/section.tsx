import { useId, type ReactNode } from 'react';
import styles from './settings-page.module.css';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the settings: its name beside what can be chosen. */
export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
