import { OctagonPause, Pause, Play } from 'lucide-react';
import type { Action } from '@combolab/contracts';
import { Button } from '../../shared/ui/button.js';
import type { ClipClock } from './clip-clock.js';
import type { PressChange } from './press-list.js';
import styles from './track-editor.module.css';
import { useFrame, usePlaying } from './use-clip-clock.js';

const STEPS = [-20, -5, -1, 1, 5, 20] as const;

interface Props {
  readonly clock: ClipClock;
  readonly actions: readonly Action[];
  readonly enabled: boolean;
  readonly onChange: (change: PressChange, words: string) => void;
}

/** Play, single and larger steps, and the breakpoint of the frame. */
export function FrameSteps({ clock, actions, enabled, onChange }: Props) {
  const playing = usePlaying(clock);
  return (
    <div className={styles.steps} role="group" aria-label="Frames">
      <Button
        look="ghost"
        square
        disabled={!enabled}
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={() => {
          clock.toggle();
        }}
      >
        {playing ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
      </Button>
      {STEPS.map((step) => (
        <Button
          key={step}
          look="ghost"
          size="s"
          disabled={!enabled}
          className="mono"
          aria-label={`${step < 0 ? 'Back' : 'Forward'} ${String(Math.abs(step))} ${Math.abs(step) === 1 ? 'frame' : 'frames'}`}
          onClick={() => {
            clock.step(step);
          }}
        >
          {step < 0 ? `−${String(-step)}` : `+${String(step)}`}
        </Button>
      ))}
      <BreakpointButton clock={clock} actions={actions} enabled={enabled} onChange={onChange} />
      <span className={styles.keys}>
        <kbd>←</kbd> <kbd>→</kbd> step, with <kbd>Shift</kbd> by 5
      </span>
    </div>
  );
}

function BreakpointButton({ clock, actions, enabled, onChange }: Props) {
  const frame = useFrame(clock);
  const stops = actions.some((action) => action.frame === frame && action.breakpoint);
  return (
    <Button
      size="s"
      disabled={!enabled}
      aria-pressed={stops}
      className={styles.breakpoint}
      onClick={() => {
        onChange(
          { type: 'toggle-breakpoint', frame },
          stops ? `No breakpoint on frame ${String(frame)}` : `Breakpoint on frame ${String(frame)}`,
        );
      }}
    >
      <OctagonPause className="icon" aria-hidden />
      breakpoint
    </Button>
  );
}
