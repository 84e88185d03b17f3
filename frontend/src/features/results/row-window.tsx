import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { Filters } from '@combolab/contracts/filters';
import { useSharedDispatch } from '../../shared/state.js';
import type { FoundPlace } from '../../shared/search/found-page.js';
import { holdPagesNear } from './held-pages.js';

/** How a grid of equal rows lies. */
export interface RowLayout {
  readonly columns: number;
  /** From the top of one row to the top of the next, in px. */
  readonly rowHeight: number;
  /** In px. */
  readonly cardHeight: number;
}

/** The rows that are worth drawing: from `start` up to but without `end`. */
export interface RowRange extends RowLayout {
  readonly start: number;
  readonly end: number;
}

const stay = (): void => undefined;

/** Pages that are only flown over are not asked for again, in ms. */
const STILL_MS = 60;

/** Rows drawn beyond the window on both sides. */
const OVERSCAN = 4;

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function layoutOf(grid: HTMLElement): RowLayout | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const cards = [...grid.querySelectorAll('li')];
  // cards out of sight are as high as they are guessed to be
  const card = cards.find(isInSight) ?? cards[0];
  const columns = gridTemplateColumns.split(' ').length;
  if (card === undefined || card.offsetHeight === 0) return null;
  const cardHeight = card.getBoundingClientRect().height;
  return { columns, cardHeight, rowHeight: cardHeight + (Number.parseFloat(rowGap) || 0) };
}

/** The layout as it is now, anew whenever the width or the height of a card changes. */
function useLayout(grid: RefObject<HTMLElement | null>): RowLayout | null {
  const [layout, setLayout] = useState<RowLayout | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const now = layoutOf(element);
      if (now === null) return;
      setLayout((before) =>
        before?.columns === now.columns && Math.abs(before.rowHeight - now.rowHeight) < 1 ? before : now,
      );
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [grid]);
  return layout;
}

interface Props {
  readonly grid: RefObject<HTMLElement | null>;
  readonly filters: Filters;
  readonly places: readonly FoundPlace[];
  readonly onRange: (range: RowRange) => void;
}

/** Tells which rows of a long grid are near the window, and sees to it that their cards are held. Draws nothing itself. */
export function RowWindow(props: Props) {
  const layout = useLayout(props.grid);
  return layout === null ? null : (
    <KnownRows key={`${String(layout.columns)} ${String(layout.rowHeight)}`} {...props} {...layout} />
  );
}

function KnownRows({ grid, filters, places, onRange, columns, rowHeight, cardHeight }: Props & RowLayout) {
  const dispatch = useSharedDispatch();
  const [top] = useState(() => (grid.current?.getBoundingClientRect().top ?? 0) + scrollY);
  const rows = useWindowVirtualizer({
    count: Math.ceil(places.length / columns),
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    // where the reader is is not its to change
    scrollToFn: stay,
  });
  const drawn = rows.getVirtualItems();
  const start = drawn[0]?.index;
  const end = drawn.at(-1)?.index;
  useEffect(() => {
    if (start !== undefined && end !== undefined) onRange({ start, end: end + 1, columns, rowHeight, cardHeight });
  }, [start, end, columns, rowHeight, cardHeight, onRange]);
  const first = places[(start ?? 0) * columns]?.page;
  const last = (places[(end ?? 0) * columns + columns - 1] ?? places.at(-1))?.page;
  useEffect(() => {
    if (first === undefined || last === undefined) return;
    const timer = setTimeout(() => {
      dispatch(holdPagesNear(filters, first, last));
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, filters, first, last]);
  return null;
}
