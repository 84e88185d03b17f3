import { barOf, type Bar } from './roster-place.js';
import styles from './stats-panel.module.css';

interface Props {
  readonly bars: readonly Bar[];
  /** Of the fighters that are marked; null where it is unknown. */
  readonly values: readonly (number | null)[];
}

/** How a roster is spread, with up to two fighters marked. The same stands beside it in words. */
export function Histogram({ bars, values }: Props) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const marked = values.map((value) => (value === null ? -1 : barOf(value, bars)));
  return (
    <div className={styles.histogram} aria-hidden>
      {bars.map(({ low, count }, place) => (
        <i
          key={low}
          data-first={marked[0] === place || undefined}
          data-second={marked[1] === place || undefined}
          style={{ height: `${String(count === 0 ? 0 : Math.max(8, (count / highest) * 100))}%` }}
        />
      ))}
    </div>
  );
}
