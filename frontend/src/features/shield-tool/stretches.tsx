import looks from '../../entities/frame-data/phases.module.css';
import { cx } from '../../shared/lib/cx.js';
import type { Stretch } from './frame-meter.js';
import styles from './stretches.module.css';
import type { Timeline } from './timeline.js';

/** What stands in a stretch; each is seen where there is room for it. */
export interface StretchWords {
  readonly full?: string;
  readonly brief?: string;
}

interface Props {
  readonly timeline: Timeline;
  readonly row: readonly Stretch[];
  /** The two who meet are drawn larger than what can be done. */
  readonly large?: boolean;
  /** @param place of the stretch in the row */
  readonly wordsOf: (stretch: Stretch, place: number) => StretchWords;
}

/** Stretches of frames on the time line; a hit that it has no room for is an arrow with its frame. */
export function Stretches({ timeline: { total }, row, large = false, wordsOf }: Props) {
  const percent = (frames: number): string => `${String((frames / total) * 100)}%`;
  const shown = row.filter(({ from }) => from < total);
  const first = row.find(({ kind }) => kind === 'active');
  const hidden = first !== undefined && first.from >= total ? first : undefined;
  return (
    <span className={cx(styles.bar, large && styles.large)} aria-hidden>
      {shown.map((stretch, place) => {
        const { full, brief } = wordsOf(stretch, place);
        return (
          <i
            key={`${stretch.kind} ${String(stretch.from)}`}
            className={cx(looks.phase, styles.stretch)}
            data-kind={stretch.kind}
            style={{
              left: percent(stretch.from),
              width: percent(Math.min(total - stretch.from, stretch.length)),
            }}
          >
            {full !== undefined && <span className={styles.full}>{full}</span>}
            {brief !== undefined && (
              <span className={cx(styles.brief, full !== undefined && styles.instead)}>{brief}</span>
            )}
          </i>
        );
      })}
      {hidden !== undefined && <span className={styles.beyond}>{wordsOf(hidden, row.indexOf(hidden)).brief} →</span>}
    </span>
  );
}
