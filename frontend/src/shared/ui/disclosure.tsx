import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.js';
import styles from './disclosure.module.css';

interface Props {
  /** What is always seen. */
  readonly summary: ReactNode;
  readonly id?: string;
  readonly ref?: Ref<HTMLDetailsElement>;
  readonly className?: string | undefined;
  /** Hears when it is opened and closed. */
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Something that is folded away below its line until it is asked for. */
export const Disclosure = ({ summary, id, ref, className, onToggle, children }: Props) => (
  <details
    id={id}
    ref={ref}
    className={cx(styles.disclosure, className)}
    onToggle={({ currentTarget, target }) => {
      // one that stands inside tells of itself, too
      if (target === currentTarget) onToggle?.(currentTarget.open);
    }}
  >
    <summary>
      <ChevronRight className={styles.chevron} aria-hidden />
      <span className={styles.words}>{summary}</span>
    </summary>
    {children}
  </details>
);
