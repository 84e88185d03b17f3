import { Maximize, Pause, Play, Repeat } from 'lucide-react';
import { cx } from '../../../shared/lib/cx.js';
import { Button } from '../../../shared/ui/button.js';
import { SPEEDS, type FrameClock } from './frame-clock.js';
import styles from './transport.module.css';
import { useClockState } from './use-clock.js';

const STEPS = [-20, -5, -1, 1, 5, 20] as const;
const stepText = (step: number): string => (step < 0 ? `−${String(-step)}` : `+${String(step)}`);
interface Props {
  readonly clock: FrameClock;
  readonly onFullscreen: () => void;
}

/** Play and pause, frame steps, speed. */
export function Transport({ clock, onFullscreen }: Props) {
  const { playing, waitingAt, rate, loop, ready } = useClockState(clock);
  return (
    <div className={styles.transport}>
      <Button
        look="ghost"
        square
        disabled={!ready}
        aria-label={playing ? 'Pause' : waitingAt === null ? 'Play' : 'Continue playing'}
        title={playing ? 'Pause (K)' : 'Play (K)'}
        onClick={() => {
          clock.toggle();
        }}
      >
        {playing ? <Pause className="icon" aria-hidden /> : <Play className="icon" fill="currentColor" aria-hidden />}
      </Button>
      <div role="group" aria-label="Move by frames" className={styles.steps}>
        {STEPS.map((step) => (
          <Button
            key={step}
            look="ghost"
            size="s"
            className={cx('mono', styles.step, Math.abs(step) > 1 && styles.large)}
            onClick={() => {
              clock.step(step);
            }}
          >
            {stepText(step)}
            <span className="visuallyHidden">{Math.abs(step) === 1 ? ' frame' : ' frames'}</span>
          </Button>
        ))}
      </div>
      <span className={styles.gap} />
      <div role="group" aria-label="Speed" className={styles.speeds}>
        {SPEEDS.map((speed) => (
          <button
            key={speed.label}
            type="button"
            className="mono"
            aria-pressed={rate === speed.rate}
            title={speed.words}
            onClick={() => {
              clock.setRate(speed.rate);
            }}
          >
            {speed.label}
            <span className="visuallyHidden"> speed</span>
          </button>
        ))}
      </div>
      <Button
        look="ghost"
        square
        className={styles.loop ?? ''}
        aria-label="Repeat"
        title="Repeat"
        aria-pressed={loop}
        onClick={() => {
          clock.setLoop(!loop);
        }}
      >
        <Repeat className="icon" aria-hidden />
      </Button>
      <Button look="ghost" square aria-label="Full screen" title="Full screen" onClick={onFullscreen}>
        <Maximize className="icon" aria-hidden />
      </Button>
    </div>
  );
}
