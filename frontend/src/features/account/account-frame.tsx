import type { ReactNode } from 'react';
import styles from './account.module.css';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One narrow form in the middle of the page. */
export function AccountFrame({ title, lead, children }: Props) {
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
