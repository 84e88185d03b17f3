import { memo } from 'react';
import lanes from '../../../shared/lanes/lanes.module.css';
import { cx } from '../../../shared/lib/cx.js';
import type { SampledStick, StickSamples } from '../../../shared/sticks/stick-samples.js';
import { stickPath } from './stick-path.js';
import styles from './stick-paths.module.css';
import { t } from '../texts.js';

const NAMES: Readonly<
  Record<SampledStick, { readonly sign: string; readonly name: 'left' | 'c'; readonly family: string }>
> = {
  CONTROL_STICK: { sign: 'L', name: 'left', family: 'stick' },
  C_STICK: { sign: 'C', name: 'c', family: 'cstick' },
};
const HEIGHT_PX = 40;

interface Props {
  readonly samples: StickSamples;
  /** Others, drawn thin over them; null for none. */
  readonly over?: StickSamples | null;
  readonly stick: SampledStick;
  /** Frames that are drawn. */
  readonly from: number;
  readonly to: number;
  readonly px: number;
}

/** The lane of one stick as it moved: a line from left to right, and one up and down. */
export const StickPathRow = memo(function StickPathRow({ samples, over = null, stick, from: first, to, px }: Props) {
  const { sign, name, family } = NAMES[stick];
  const from = Math.floor(first);
  const view = { from, to, px, middle: HEIGHT_PX / 2 };
  const { x, y } = stickPath(samples, stick, view);
  const other = over === null ? null : stickPath(over, stick, view);
  return (
    <div className={cx(lanes.lane, styles.row)} style={{ '--c': `var(--in-${family})` }}>
      <span className={lanes.name} aria-hidden>
        <i className={lanes.stick}>{sign}</i>
        <span className={cx(styles.key, lanes.word)}>
          <i className={styles.across} />x<i className={styles.along} />y
        </span>
      </span>
      <div>
        <svg
          role="img"
          aria-label={t(over === null ? 'pathOfStick' : 'pathOfStickWithAnother', {
            stick: name,
            frames: samples.frames.length,
          })}
          className={styles.path}
          data-path={stick}
          style={{ left: from * px, width: Math.max(1, (to - from + 1) * px) }}
        >
          <path className={styles.rest} d={`M0,${String(HEIGHT_PX / 2)}H${String(Math.ceil((to - from + 1) * px))}`} />
          <path className={styles.across} d={x} />
          <path className={styles.along} d={y} />
          {other !== null && <path className={styles.other} data-other d={other.x + other.y} />}
        </svg>
      </div>
    </div>
  );
});
