import { Children, type ReactNode } from 'react';
import styles from './words.module.css';

/** Words that are written in lower case, shown with a capital; they are read aloud, found and copied as they are written. */
export const Words = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.words}>{children}</span>
);

/** What stands in a button: its first words are shown with a capital, icons and numbers stay. */
export function withCapital(children: ReactNode): ReactNode {
  if (typeof children === 'string') return <Words>{children}</Words>;
  if (!Array.isArray(children)) return children;
  const all = Children.toArray(children);
  const first = all.findIndex((child) => typeof child === 'string');
  return all.map((child, at) => (at === first ? <Words key="words">{child}</Words> : child));
}
