import { CloudOff, TriangleAlert } from 'lucide-react';
import { correlationIdOf, isOffline, problemText } from '../api/problem.js';
import { Button } from './button.js';
import { Notice } from './notice.js';
import { t } from './texts.js';

interface Props {
  readonly title: string;
  readonly error: unknown;
  /** As `Notice`'s. */
  readonly headline?: boolean;
  /** As `Notice`'s. */
  readonly compact?: boolean;
  readonly onRetry?: () => void;
}

/** A failed request where its answer would stand, with a way to try again. */
export function ErrorNotice({ title, error, headline = false, compact = false, onRetry }: Props) {
  const id = correlationIdOf(error);
  const Icon = isOffline(error) ? CloudOff : TriangleAlert;
  return (
    <Notice
      urgent
      {...{ headline, compact }}
      title={title}
      icon={<Icon size={compact ? 20 : 28} strokeWidth={1.5} aria-hidden />}
      {...(onRetry && { actions: <Button onClick={onRetry}>{t('tryAgain')}</Button> })}
    >
      <p>{problemText(error)}</p>
      {id !== null && <p className="mono">{t('reference', { reference: id })}</p>}
    </Notice>
  );
}
