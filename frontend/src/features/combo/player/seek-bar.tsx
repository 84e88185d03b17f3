import { useRef } from 'react';
import type { FrameClock } from './frame-clock.js';
import styles from './seek-bar.module.css';
import { useDrawFrame } from './use-clock.js';

interface Props {
  readonly clock: FrameClock;
  readonly breakpoints: readonly number[];
}

const percent = (frame: number, last: number): string => `${String(last === 0 ? 0 : (frame / last) * 100)}%`;

/** Where the clip is. A native slider lies over the drawing; its value stands still in playback, so that screen readers do too. */
export function SeekBar({ clock, breakpoints }: Props) {
  const drawn = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const { lastFrame } = clock;
  useDrawFrame(clock, (frame) => {
    drawn.current?.style.setProperty('--at', percent(frame, lastFrame));
    if (slider.current === null || clock.state.playing) return;
    slider.current.value = String(frame);
    slider.current.setAttribute('aria-valuetext', `frame ${String(frame)} of ${String(lastFrame)}`);
  });
  return (
    <div className={styles.bar} ref={drawn}>
      <input
        ref={slider}
        type="range"
        aria-label="Frame"
        min={0}
        max={lastFrame}
        step={1}
        defaultValue={0}
        onInput={({ currentTarget }) => {
          clock.pause();
          clock.seek(Number(currentTarget.value));
        }}
      />
      <div className={styles.track} aria-hidden>
        <i />
        {breakpoints.map((frame) => (
          <em key={frame} style={{ left: percent(frame, lastFrame) }} />
        ))}
        <b />
      </div>
    </div>
  );
}
