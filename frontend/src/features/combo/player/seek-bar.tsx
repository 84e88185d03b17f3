import { useRef } from 'react';
import type { ScrubSheet } from '@combolab/contracts';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { FrameSlider } from './frame-slider.js';
import type { FrameMark } from './lane-ruler.js';
import styles from './seek-bar.module.css';
import { SeekThumbnail } from './seek-thumbnail.js';
import { useClockState, useDrawFrame } from '../../../shared/clip/use-clock.js';

interface Props {
  readonly breakpoints: readonly number[];
  /** Shown over the bar; a click leads to their frame. */
  readonly marks?: readonly FrameMark[];
  /** Pictures of the clip. */
  readonly sheet?: ScrubSheet | undefined;
}

const percent = (frame: number, last: number): string => `${String(last === 0 ? 0 : (frame / last) * 100)}%`;

/** Where the clip is, where there are no lanes: a native slider lies over the drawing. */
export function SeekBar({ breakpoints, marks = [], sheet }: Props) {
  const clock = useClock();
  const { range, ownBreakpoints } = useClockState(clock);
  const drawn = useRef<HTMLDivElement>(null);
  const played = useRef<HTMLElement>(null);
  const knob = useRef<HTMLElement>(null);
  const { lastFrame } = clock;
  useDrawFrame(clock, (frame) => {
    const part = lastFrame === 0 ? 0 : frame / lastFrame;
    // Transforms alone: they cost neither style nor layout.
    if (played.current !== null) played.current.style.transform = `scaleX(${String(part)})`;
    if (knob.current !== null) knob.current.style.transform = `translateX(${String(part * 100)}%)`;
  });
  return (
    <div className={styles.bar} ref={drawn}>
      <FrameSlider />
      <div className={styles.track} aria-hidden>
        <i ref={played} />
        {range !== null && (
          <u
            style={{
              left: percent(range.start, lastFrame),
              width: percent(Math.min(lastFrame, range.end + 1) - range.start, lastFrame),
            }}
          />
        )}
        {breakpoints.map((frame) => (
          <em key={frame} style={{ left: percent(frame, lastFrame) }} />
        ))}
        {ownBreakpoints.map((frame) => (
          <em key={`own ${String(frame)}`} className={styles.own} style={{ left: percent(frame, lastFrame) }} />
        ))}
        <span ref={knob}>
          <b />
        </span>
      </div>
      {marks.map(({ frame, label }, n) => (
        <button
          key={`${String(frame)} ${String(n)}`}
          type="button"
          tabIndex={-1}
          aria-hidden
          className={styles.mark}
          style={{ left: percent(frame, lastFrame) }}
          data-tip={label}
          onClick={() => {
            clock.pause();
            clock.seek(frame);
          }}
        />
      ))}
      <SeekThumbnail sheet={sheet} bar={drawn} />
    </div>
  );
}
