import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next. */
  readonly actions?: ReactNode;
  /** Its picture. */
  readonly icon: ReactNode;
  /** It is all of the page: its title is the page's headline. */
  readonly headline?: boolean;
  /** It is one part of several: it takes no more room than its words, between the lines of a list. */
  readonly compact?: boolean;
  /** Errors are told at once. */
  readonly urgent?: boolean;
}

/** An empty or failed place of the page: what happened, and what to do. */
export function Notice({ title, children, actions, icon, headline = false, compact = false, urgent = false }: Props) {
  const Title = headline ? 'h1' : 'p';
  return (
    <div className={styles.notice} data-whole={headline} data-compact={compact} role={urgent ? 'alert' : 'status'}>
      <div className={styles.icon}>{icon}</div>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
