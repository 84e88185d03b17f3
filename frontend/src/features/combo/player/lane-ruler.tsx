import { useRef } from 'react';
import type { ScrubSheet } from '@combolab/contracts';
import { useClock } from '../../../shared/clip/clock-provider.js';
import styles from '../../../shared/lanes/ruler.module.css';
import { useMediaQuery } from '../../../shared/lib/use-media-query.js';
import { rulerStep } from '../../../shared/lanes/lane-zoom.js';
import { ZoomButtons } from '../../../shared/lanes/zoom-buttons.js';
import { LoopHandles } from './loop-handles.js';
import { Scrubber } from './scrubber.js';
import { useLoopDrag } from './use-loop-drag.js';
import { useClockState } from '../../../shared/clip/use-clock.js';
import { NAMES_PX, type LaneView } from '../../../shared/lanes/use-lane-zoom.js';

/** Something that belongs to a frame, such as a comment. */
export interface FrameMark {
  readonly frame: number;
  readonly label: string;
}

interface Props {
  /** Frames that the lanes are long. */
  readonly total: number;
  readonly view: LaneView;
  readonly breakpoints: readonly number[];
  readonly marks: readonly FrameMark[];
  /** Pictures of the clip. */
  readonly sheet?: ScrubSheet | undefined;
}

/**
 * Numbers, breakpoints and marks over the lanes, and where the clip is: pressing and dragging seek, dragging with Shift sets the
 * loop. While the clip repeats its ends can be dragged, too.
 */
export function LaneRuler({ total, view, breakpoints, marks, sheet }: Props) {
  const clock = useClock();
  const scale = useRef<HTMLDivElement>(null);
  // two fingers zoom, and the player's menu does
  const touch = useMediaQuery('(pointer: coarse)');
  const { range, loop, ownBreakpoints } = useClockState(clock);
  const { px, drawn } = view;
  const step = rulerStep(px);
  // The last number must end before the lanes do.
  const [from, to] = [Math.floor(drawn[0] / step), Math.ceil(Math.min(total - 24 / px, drawn[1]) / step)];
  const inView = (frame: number) => frame >= drawn[0] && frame <= drawn[1];
  const frameAt = (clientX: number) => Math.floor((clientX - (scale.current?.getBoundingClientRect().left ?? 0)) / px);
  const drag = useLoopDrag(frameAt);
  const repeated = range ?? (loop ? { start: 0, end: clock.lastFrame } : null);
  return (
    <div className={styles.ruler}>
      {touch || view.names < NAMES_PX ? <span className={styles.corner} /> : <ZoomButtons view={view} />}
      <div ref={scale} className={styles.scale} data-ruler {...drag}>
        <Scrubber sheet={sheet} />
        {Array.from({ length: Math.max(0, to - from) }, (_, n) => (from + n) * step).map((frame) => (
          <span key={frame} className={styles.number} style={{ '--frame': frame }} aria-hidden>
            {frame}
          </span>
        ))}
        {breakpoints.filter(inView).map((frame) => (
          <i key={frame} className={styles.stop} style={{ '--frame': frame }} />
        ))}
        {ownBreakpoints.filter(inView).map((frame) => (
          <i key={frame} className={styles.own} style={{ '--frame': frame }} />
        ))}
        {[...new Map(marks.map((mark) => [mark.frame, mark])).values()]
          .filter(({ frame }) => inView(frame))
          .map(({ frame, label }) => (
            <Mark key={frame} frame={frame} label={label} />
          ))}
        {repeated !== null && <LoopHandles range={repeated} frameAt={frameAt} />}
      </div>
    </div>
  );
}

/** For the pointer: what it stands for has a link to its frame where it is written. */
function Mark({ frame, label }: FrameMark) {
  const clock = useClock();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      className={styles.mark}
      style={{ '--frame': frame }}
      data-tip={label}
      data-mark={frame}
      onPointerDown={(event) => {
        event.stopPropagation();
      }}
      onClick={() => {
        clock.pause();
        clock.seek(frame);
      }}
    />
  );
}
