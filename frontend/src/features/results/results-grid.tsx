import { useEffect, useEffectEvent, useMemo, useRef, useState, type CSSProperties } from 'react';
import { LIMITS } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { activeFilters, type Filters } from '@combolab/contracts/filters';
import { cx } from '../../shared/lib/cx.js';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import { useInView } from '../../shared/lib/use-in-view.js';
import { wantedScroll } from '../../shared/lib/wanted-scroll.js';
import { Button } from '../../shared/ui/button.js';
import { GhostCard } from '../../shared/ui/ghost-card.js';
import { Spinner } from '../../shared/ui/spinner.js';
import { askedMoves } from './asked-moves.js';
import { AwaitedCard } from './awaited-card.js';
import { ComboCard } from './combo-card.js';
import { useLanguage } from '../../shared/search/language.js';
import type { FoundPlace } from '../../shared/search/found-page.js';
import styles from './results-grid.module.css';
import type { RowRange } from './row-window.js';
import { t } from './texts.js';

const RowWindow = lazyPart(() => import('./row-window.js'), 'RowWindow');

interface Props {
  readonly filters: Filters;
  readonly places: readonly FoundPlace[];
  /** These are the last answer's while a newer one is awaited. */
  readonly stale: boolean;
  /** Combos that stand before these. */
  readonly before?: number;
  /** How many there are, drawn or not; null while it is not known. */
  readonly total: number | null;
  readonly more: {
    readonly available: boolean;
    readonly loading: boolean;
    /** Why the last attempt failed. */
    readonly error: unknown;
    readonly load: () => void;
  };
}

/** Whether cards stand by how well they meet a question. */
const tellsWhy = (filters: Filters): boolean =>
  (filters.sort === null || filters.sort === 'best') && activeFilters(filters).length > 0;

/** The next page is fetched when the end is this close to the window. */
const NEAR_PX = 200;
/** Near the window, or near where the reader was before they went back or reloaded the page. */
function isNear(element: Element | null): boolean {
  if (element === null) return false;
  const ahead = Math.max(0, (wantedScroll() ?? 0) - scrollY);
  return element.getBoundingClientRect().top <= innerHeight + NEAR_PX + ahead;
}

/** From so many cards on, those far from the window are not drawn. */
const LONG = 60;

interface Drawn {
  readonly places: readonly FoundPlace[];
  /** Place of the first of them in the list. */
  readonly from: number;
  /** Room for those that are not drawn. */
  readonly style: CSSProperties | undefined;
}

function drawnOf(places: readonly FoundPlace[], range: RowRange | null): Drawn {
  if (places.length <= LONG) return { places, from: 0, style: undefined };
  if (range === null) return { places: places.slice(0, LONG), from: 0, style: undefined };
  const { columns, rowHeight } = range;
  const rows = Math.ceil(places.length / columns);
  const end = Math.min(range.end, rows);
  const start = Math.min(range.start, end);
  const style = {
    paddingBlock: `${String(start * rowHeight)}px ${String((rows - end) * rowHeight)}px`,
  };
  return { places: places.slice(start * columns, end * columns), from: start * columns, style };
}

/** The cards, and the next page when the end comes within 200 px. */
export function ResultsGrid({ filters, places, stale, before = 0, total, more }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const [range, setRange] = useState<RowRange | null>(null);
  const drawn = drawnOf(places, range);
  const found = useMemo(() => (tellsWhy(filters) ? filters : undefined), [filters]);
  const asked = askedMoves(filters, useLanguage());
  const newest = places.at(-1)?.page;
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useInView(end, `0px 0px ${String(NEAR_PX)}px 0px`);
  const failed = more.error !== undefined;
  // until it is known what is drawn, the end is not where it will be
  const known = places.length <= LONG || range !== null;
  const possible = known && more.available && !more.loading && !failed && !stale;
  const load = useEffectEvent(more.load);
  useEffect(() => {
    if (!possible) return;
    // The observer tells of new cards a moment late: the place is looked at, and again as long as it may change unobserved.
    let asked = false;
    const look = () => {
      if (asked || !isNear(end.current)) return;
      asked = true;
      load();
    };
    look();
    const frame = requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
    };
  }, [possible, atEnd, places.length]);
  return (
    <>
      <ul ref={grid} data-rows className={cx(styles.grid, stale && styles.stale)} style={drawn.style} aria-busy={stale}>
        {drawn.places.map(({ id, page, card, missing }, i) => (
          <li
            key={id}
            className={page > 0 && page === newest ? styles.fresh : undefined}
            style={{ '--n': (drawn.from + i) % LIMITS.pageSize }}
            aria-posinset={before + drawn.from + i + 1}
            aria-setsize={total ?? -1}
          >
            {card === null ? (
              <AwaitedCard id={id} missing={missing} height={range?.cardHeight ?? null} />
            ) : (
              <ComboCard listed={card} found={found} asked={asked} />
            )}
          </li>
        ))}
      </ul>
      {places.length > LONG / 2 && <RowWindow grid={grid} filters={filters} places={places} onRange={setRange} />}
      <div ref={end} className={styles.end}>
        {more.loading && <Spinner label={t('loadingMoreCombos')} size={24} />}
        {failed && !more.loading && (
          <p role="alert">
            {problemText(more.error)}{' '}
            <Button size="s" onClick={more.load}>
              {t('loadMore')}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

/** They fill a window of 2560 px. */
const GHOSTS = 24;

/** Cards' places while the first answer is awaited. */
export function GridSkeleton() {
  return (
    <div className={cx(styles.grid, styles.ghosts)} data-rows aria-hidden>
      {Array.from({ length: GHOSTS }, (_, n) => (
        <GhostCard key={n} />
      ))}
    </div>
  );
}
