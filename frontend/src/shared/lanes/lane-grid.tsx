import styles from './lanes.module.css';
import { rulerStep } from './lane-zoom.js';
import type { LaneView } from './use-lane-zoom.js';

/** From so many pixels per frame on each frame has a line. */
const CLOSE_PX = 8;
/** Lines of ten frames need so much room; further out they are those of the ruler's numbers. */
const TEN_FRAMES_PX = 22;
/** Taller than all lanes together: what is too long is cut. */
const TALL_PX = 10_000;

interface Props {
  readonly view: Pick<LaneView, 'names' | 'px' | 'drawn'>;
  /** Of the lanes, in pixels. */
  readonly width: number;
}

/**
 * Lines of the frames behind all lanes. They are a drawing, since WebKit with Skia draws a gradient that is repeated more than
 * some thirty times blurred, and most of its lines not at all.
 */
export function LaneGrid({ view: { names, px, drawn }, width }: Props) {
  const from = Math.floor(drawn[0]);
  const left = from * px;
  const right = Math.min(width, drawn[1] * px);
  const lines = (step: number): string => {
    const first = Math.ceil(from / step);
    const count = Math.max(0, Math.ceil(right / px / step) - first);
    return Array.from({ length: count }, (_, n) => {
      const x = (first + n) * step * px - left;
      return `M${x.toFixed(2)},0h1v${String(TALL_PX)}h-1z`;
    }).join('');
  };
  const close = px >= CLOSE_PX;
  return (
    <svg
      className={styles.grid}
      style={{ left: names + left, width: Math.max(0, right - left) }}
      data-close={close}
      aria-hidden
    >
      <path d={lines(px * 10 >= TEN_FRAMES_PX ? 10 : rulerStep(px))} />
      {close && <path className={styles.single} d={lines(1)} />}
    </svg>
  );
}
