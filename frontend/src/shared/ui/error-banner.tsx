import { CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { correlationIdOf, isOffline, problemStatus, problemText } from '../api/problem.js';
import { t } from './texts.js';
import styles from './error-banner.module.css';

interface Props {
  /** What failed; null while nothing did. A new error takes the focus. */
  readonly error: unknown;
  /** What can be done besides trying again. */
  readonly children?: ReactNode;
}

/** The red banner above a form: what happened and what to do next. Nothing typed is touched. */
export function ErrorBanner({ error, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) place.current?.focus();
  }, [error]);
  if (error === null) return null;
  // Only a failure of ours is worth a reference; a refusal says itself what to do.
  const reference = (problemStatus(error) ?? 0) >= 500 ? correlationIdOf(error) : null;
  const Icon = isOffline(error) ? CloudOff : TriangleAlert;
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.banner}>
      <Icon className="icon" aria-hidden />
      <div>
        <p>{problemText(error)}</p>
        {reference !== null && <p className={`mono ${styles.reference ?? ''}`}>{t('reference', { reference })}</p>}
        {children}
      </div>
    </div>
  );
}
