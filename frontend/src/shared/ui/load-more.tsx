import { useEffect, useEffectEvent, useRef } from 'react';
import { problemText } from '../api/problem.js';
import { useInView } from '../lib/use-in-view.js';
import { Button } from './button.js';
import { Spinner } from './spinner.js';
import { t } from './texts.js';
import styles from './load-more.module.css';

interface Props {
  /** Of what there is more: `guides`. */
  readonly what: 'combos' | 'guides';
  readonly available: boolean;
  readonly loading: boolean;
  /** Why the last attempt failed. */
  readonly error: unknown;
  readonly onLoad: () => void;
}

/** Fetches the next page when the end of this one comes near. */
export function LoadMore({ what, available, loading, error, onLoad }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const near = useInView(end, '0px 0px 400px 0px');
  const failed = error !== undefined;
  const load = useEffectEvent(onLoad);
  useEffect(() => {
    if (near && available && !loading && !failed) load();
  }, [near, available, loading, failed]);
  return (
    <div ref={end} className={styles.end}>
      {loading && <Spinner label={t('loadingMore', { what })} size={24} />}
      {failed && !loading && (
        <p role="alert">
          {problemText(error)}{' '}
          <Button size="s" onClick={onLoad}>
            {t('loadMore')}
          </Button>
        </p>
      )}
    </div>
  );
}
