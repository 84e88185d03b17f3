import type { ReactNode } from 'react';
import { problemText } from '../../shared/api/problem.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { t } from './texts.js';
import styles from './moderation.module.css';

interface Query {
  readonly data?: object | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly isLoading: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface Props {
  readonly query: Query;
  /** Begins the sentence of what could not be loaded. */
  readonly failed: string;
  readonly children: ReactNode;
}

/** Waits, errors and further pages of a list. */
export function Pages({ query, failed, children }: Props) {
  const { data, error, isError, isLoading, isFetchNextPageError, isFetchingNextPage, hasNextPage } = query;
  const late = useDelayed(isLoading);
  if (isLoading)
    return late ? (
      <div className={styles.list} role="status" aria-label={t('loading')}>
        <Skeleton height="11rem" />
        <Skeleton height="11rem" />
      </div>
    ) : (
      <div className={styles.pending} />
    );
  if (data === undefined) return <ErrorNotice title={failed} error={error} onRetry={() => void query.refetch()} />;
  return (
    <>
      {isError && !isFetchNextPageError && (
        <p role="alert" className={styles.trouble}>
          {t('thisMayNotBeThe', { problemText: problemText(error) })}
        </p>
      )}
      {children}
      {hasNextPage && (
        <div className={styles.more}>
          {isFetchNextPageError && <p role="alert">{t('moreCouldNotBeLoaded')}</p>}
          <Button disabled={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {isFetchingNextPage ? t('loadingMore') : isFetchNextPageError ? t('tryAgain') : t('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}
