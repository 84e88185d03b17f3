import { SearchX } from 'lucide-react';
import { problemText } from '../../shared/api/problem.js';
import { Button } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import { t } from './texts.js';
import styles from './text-search-off.module.css';

interface Props {
  /** How many of the newest combos the filters look through; null = all. */
  readonly newest: number | null;
}

/** The search engine is away: filters go on, text does not. */
export function TextSearchOff({ newest }: Props) {
  return (
    <p role="status" className={styles.off}>
      <SearchX className="icon" aria-hidden />
      <span>{newest === null ? t('filtersStillWork') : t('filtersWorkAmong', { newest })}</span>
    </p>
  );
}

/** Where hits of a text would stand while it cannot be searched. */
export function NoTextSearch({
  error,
  onRetry,
  onDrop,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Searches without the text. */
  readonly onDrop: () => void;
}) {
  return (
    <Notice
      urgent
      title={t('textSearchIsOff')}
      icon={<SearchX size={28} strokeWidth={1.5} aria-hidden />}
      actions={
        <>
          <Button onClick={onDrop}>{t('dropTheText')}</Button>
          <Button look="ghost" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </>
      }
    >
      <p>{problemText(error)}</p>
    </Notice>
  );
}
