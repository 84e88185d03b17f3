import { memo, type ReactNode, type Ref } from 'react';
import { FRAMES_PER_SECOND, type StripPress } from '@combolab/contracts';
import { axisOf, STRIP_HEIGHT, stripPaths } from './strip-paths.js';
import { numberWords } from '../language/formats.js';
import styles from './input-strip.module.css';

const HAIRLINE_FRAMES = 30;
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface Props {
  readonly strip: readonly StripPress[];
  /** Of the clip. */
  readonly frames: number;
  /** Says what is done, for those who do not see it. */
  readonly label: string;
  /** The line at the frame that plays; whoever plays moves it. */
  readonly playhead?: Ref<HTMLElement>;
  /** Nothing is cut off of a long clip. */
  readonly whole?: boolean;
  /** Lies over the marks, from the first frame to the last. */
  readonly children?: ReactNode;
}

/** All inputs of a combo as small marks in four rows, by which one knows it again like a melody. */
export const InputStrip = memo(function InputStrip({ strip, frames, label, playhead, whole = false, children }: Props) {
  const axis = axisOf(frames, whole);
  const lines = Array.from({ length: Math.ceil(axis / HAIRLINE_FRAMES) }, (_, n) => n * HAIRLINE_FRAMES);
  return (
    <div className={styles.strip}>
      <div className={styles.track}>
        <svg
          viewBox={`0 0 ${String(axis)} ${String(STRIP_HEIGHT)}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path
            className={styles.lines}
            d={
              lines.map((x) => `M${String(x)} 0v${String(STRIP_HEIGHT)}`).join('') +
              `M0 20H${String(Math.min(axis, frames))}`
            }
            vectorEffect="non-scaling-stroke"
          />
          {stripPaths(strip, axis).map(({ family, heads, tails }) => (
            <g key={family} fill={`var(--in-${family})`}>
              <path d={heads} />
              {tails !== '' && <path d={tails} opacity={0.5} />}
            </g>
          ))}
        </svg>
        <i ref={playhead} className={styles.playhead} hidden />
        {children !== undefined && (
          <div className={styles.over} style={{ width: `${String(Math.min(100, (100 * frames) / axis))}%` }}>
            {children}
          </div>
        )}
      </div>
      <span className="mono" aria-hidden>
        {numberWords(frames / FRAMES_PER_SECOND, ONE_DIGIT)} s
      </span>
    </div>
  );
});

/** Puts the playhead of a strip at a frame of its clip; null hides it. @param axis frames of the strip, as `axisOf` says */
export function movePlayhead(line: HTMLElement | null, frame: number | null, axis: number): void {
  if (line === null) return;
  line.hidden = frame === null;
  if (frame !== null) line.style.transform = `translateX(${String(Math.min(100, (100 * frame) / axis))}%)`;
}
