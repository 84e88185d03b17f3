import { useRef, type PointerEvent } from 'react';
import { useClock } from '../../../shared/clip/clock-provider.js';
import styles from '../../../shared/lanes/ruler.module.css';
import { rulerStep } from '../../../shared/lanes/lane-zoom.js';
import { ZoomButtons } from '../../../shared/lanes/zoom-buttons.js';
import { LoopHandles } from './loop-handles.js';
import { useClockState } from '../../../shared/clip/use-clock.js';
import { t } from '../texts.js';
import type { LaneView } from '../../../shared/lanes/use-lane-zoom.js';

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
}

/** Pixels a pointer moves before it means a loop. */
const DRAG_PX = 5;

/** Numbers, breakpoints and marks over the lanes. A click seeks, dragging sets the loop. */
export function LaneRuler({ total, view, breakpoints, marks }: Props) {
  const clock = useClock();
  const scale = useRef<HTMLDivElement>(null);
  const pressed = useRef<number>(null);
  const { range, ownBreakpoints } = useClockState(clock);
  const { px, drawn } = view;
  const step = rulerStep(px);
  // The last number must end before the lanes do.
  const [from, to] = [Math.floor(drawn[0] / step), Math.ceil(Math.min(total - 24 / px, drawn[1]) / step)];
  const inView = (frame: number) => frame >= drawn[0] && frame <= drawn[1];
  const frameAt = (clientX: number) => Math.floor((clientX - (scale.current?.getBoundingClientRect().left ?? 0)) / px);
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (pressed.current !== null && Math.abs(clientX - pressed.current) >= DRAG_PX)
      clock.setLoopRange(Math.max(0, frameAt(pressed.current)), Math.max(0, frameAt(clientX)));
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    if (pressed.current !== null && Math.abs(clientX - pressed.current) < DRAG_PX) clock.seek(frameAt(clientX));
    pressed.current = null;
  };
  return (
    <div className={styles.ruler}>
      <ZoomButtons view={view} />
      <div
        ref={scale}
        className={styles.scale}
        data-tip={t('dragToLoop')}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          pressed.current = event.clientX;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          pressed.current = null;
        }}
      >
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
        {range !== null && <LoopHandles range={range} frameAt={frameAt} />}
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
