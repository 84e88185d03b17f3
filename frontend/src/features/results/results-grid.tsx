import { useEffect, useEffectEvent, useRef } from 'react';
import type { ComboCard as Card } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { cx } from '../../shared/lib/cx.js';
import { useInView } from '../../shared/lib/use-in-view.js';
import { Button } from '../../shared/ui/button.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { Spinner } from '../../shared/ui/spinner.js';
import { ComboCard } from './combo-card.js';
import styles from './results-grid.module.css';

interface Props {
  readonly cards: readonly Card[];
  /** These are the last answer's while a newer one is awaited. */
  readonly stale: boolean;
  readonly more: {
    readonly available: boolean;
    readonly loading: boolean;
    /** Why the last attempt failed. */
    readonly error: unknown;
    readonly load: () => void;
  };
}

/** The next page is fetched when the end is this close to the window. */
const NEAR_PX = 200;
const isNear = (element: Element | null): boolean =>
  element !== null && element.getBoundingClientRect().top <= innerHeight + NEAR_PX;

/** The cards, and the next page when the end comes within 200 px. */
export function ResultsGrid({ cards, stale, more }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useInView(end, `0px 0px ${String(NEAR_PX)}px 0px`);
  const failed = more.error !== undefined;
  const wanted = atEnd && more.available && !more.loading && !failed && !stale;
  const load = useEffectEvent(more.load);
  useEffect(() => {
    // The observer tells of new cards a moment late; by then another page would have been asked for.
    if (wanted && isNear(end.current)) load();
  }, [wanted, cards.length]);
  return (
    <>
      <ul className={cx(styles.grid, stale && styles.stale)} aria-busy={stale}>
        {cards.map((card) => (
          <li key={card._id}>
            <ComboCard listed={card} />
          </li>
        ))}
      </ul>
      <div ref={end} className={styles.end}>
        {more.loading && <Spinner label="Loading more combos" size={24} />}
        {failed && !more.loading && (
          <p role="alert">
            {problemText(more.error)}{' '}
            <Button size="s" onClick={more.load}>
              Load more
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

/** Cards' places while the first answer is awaited. */
export function GridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden>
      {Array.from({ length: 8 }, (_, n) => (
        <div key={n} className={styles.ghost}>
          <Skeleton height="auto" radius="0" />
          <div>
            <Skeleton height="26px" width="60%" />
            <Skeleton height="20px" />
            <Skeleton height="6px" />
            <Skeleton height="18px" width="45%" />
          </div>
        </div>
      ))}
    </div>
  );
}
