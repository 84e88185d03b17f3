import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './combo-rows.module.css';

interface Props<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly draw: (item: T) => ReactNode;
}

/** From so many rows on, those far from the window are not drawn. */
const LONG = 60;
/** Height of a row that was not drawn yet, in px. */
const USUAL = 81;
/** Rows drawn beyond the window on both sides. */
const OVERSCAN = 8;

/** Rows of any height; of long lists those near the window. */
export function RowWindow<T>({ items, keyOf, draw }: Props<T>) {
  if (items.length > LONG) return <LongList items={items} keyOf={keyOf} draw={draw} />;
  return (
    <ul>
      {items.map((item) => (
        <li key={keyOf(item)}>{draw(item)}</li>
      ))}
    </ul>
  );
}

function LongList<T>({ items, keyOf, draw }: Props<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
  }, []);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => USUAL,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
  });
  return (
    <ul ref={list} className={styles.windowed} style={{ height: `${String(rows.getTotalSize())}px` }}>
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={items.length}
            style={{ transform: `translateY(${String(start - top)}px)` }}
          >
            {draw(item)}
          </li>
        );
      })}
    </ul>
  );
}
