import { MessageSquareText } from 'lucide-react';
import { useRef, type PointerEvent } from 'react';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { framesOfKey } from '../../../shared/lanes/slider-keys.js';
import { rulerStep } from '../../../shared/lanes/lane-zoom.js';
import type { LaneView } from '../../../shared/lanes/use-lane-zoom.js';
import { useStillFrame } from '../../../shared/clip/use-clock.js';
import { ZoomButtons } from '../../../shared/lanes/zoom-buttons.js';
import ruler from '../../../shared/lanes/ruler.module.css';
import type { FrameNote } from '../track/track.js';
import styles from './edit-lanes.module.css';
import { t } from '../texts.js';

interface Props {
  /** Frames that the lanes are long. */
  readonly total: number;
  readonly view: LaneView;
  readonly breakpoints: readonly number[];
  readonly notes: readonly FrameNote[];
  readonly onNote: (note: FrameNote) => void;
}

/** Numbers, breakpoints and notes over the lanes. Pressing and dragging seek. */
export function EditRuler({ total, view, breakpoints, notes, onNote }: Props) {
  const clock = useClock();
  const scale = useRef<HTMLDivElement>(null);
  const { px, drawn } = view;
  const step = rulerStep(px);
  const [from, to] = [Math.floor(drawn[0] / step), Math.ceil(Math.min(total - 24 / px, drawn[1]) / step)];
  useStillFrame(clock, (frame) => {
    scale.current?.setAttribute('aria-valuenow', String(frame));
    scale.current?.setAttribute('aria-valuetext', `frame ${String(frame)} of ${String(clock.lastFrame)}`);
  });
  const seekTo = ({ clientX, currentTarget, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    clock.pause();
    clock.seek(Math.floor((clientX - currentTarget.getBoundingClientRect().left) / px));
  };
  return (
    <div className={ruler.ruler}>
      <ZoomButtons view={view} />
      <div className={styles.ruled}>
        <div
          ref={scale}
          role="slider"
          tabIndex={0}
          aria-label={t('frameTitle')}
          aria-valuemin={0}
          aria-valuemax={clock.lastFrame}
          aria-valuenow={0}
          className={ruler.scale}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            seekTo(event);
          }}
          onPointerMove={seekTo}
          onKeyDown={(event) => {
            const frames = framesOfKey(event);
            if (frames === null || event.ctrlKey || event.altKey || event.metaKey) return;
            event.preventDefault();
            clock.step(frames);
          }}
        >
          {Array.from({ length: Math.max(0, to - from) }, (_, index) => (from + index) * step).map((frame) => (
            <span key={frame} className={ruler.number} style={{ '--frame': frame }} aria-hidden>
              {frame}
            </span>
          ))}
          {breakpoints.map((frame) => (
            <i key={frame} className={ruler.stop} style={{ '--frame': frame }} />
          ))}
        </div>
        {notes.map((note) => (
          <button
            key={note.frame}
            type="button"
            className={styles.note}
            style={{ '--frame': note.frame }}
            aria-label={t('noteOnFrameSays', { frame: note.frame, text: note.text })}
            data-tip={note.text}
            onClick={() => {
              onNote(note);
            }}
          >
            <MessageSquareText size={13} aria-hidden />
          </button>
        ))}
      </div>
    </div>
  );
}
