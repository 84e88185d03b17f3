import { pressLabel, pressWords, type Action, type Hold, type Press } from '@combolab/contracts';
import { OctagonPause, X } from 'lucide-react';
import { Button } from '../../shared/ui/button.js';
import { Keycap } from '../../shared/ui/keycap.js';
import { cx } from '../../shared/lib/cx.js';
import type { ClipClock } from './clip-clock.js';
import type { PressChange } from './press-list.js';
import styles from './press-rows.module.css';
import { useFrame } from './use-clip-clock.js';

const HOLD_WORDS: Readonly<Record<Hold, string>> = {
  SELECT_NO_HOLD: '',
  START_HOLD: 'held',
  MAINTAIN_HOLD: 'still held',
  END_HOLD: 'released',
};

interface Props {
  readonly clock: ClipClock;
  readonly actions: readonly Action[];
  readonly onChange: (change: PressChange, words: string) => void;
}

/** Every press by frame; an unreleased hold is red, hatched and says so. */
export function PressRows({ clock, actions, onChange }: Props) {
  const frame = useFrame(clock);
  if (actions.length === 0)
    return (
      <p className={styles.empty}>To create combos, select from the inputs above on the appropriate animation frames</p>
    );
  return (
    <ol className={styles.rows} aria-label="Presses by frame">
      {actions.map((action) => (
        <li key={action.frame} className={cx(styles.row, action.frame === frame && styles.here)}>
          <button
            type="button"
            className={`mono ${styles.frame ?? ''}`}
            aria-label={`Go to frame ${String(action.frame)}`}
            aria-current={action.frame === frame}
            onClick={() => {
              clock.seek(action.frame);
            }}
          >
            {action.frame}
          </button>
          <span className={styles.presses}>
            {action.presses.map((press) => (
              <PressChip key={press.type} press={press} frame={action.frame} onChange={onChange} />
            ))}
            {action.presses.length === 0 && <span className={styles.none}>stops here, nothing pressed</span>}
          </span>
          <Button
            look="ghost"
            size="s"
            square
            aria-label={`Breakpoint on frame ${String(action.frame)}`}
            title="breakpoint"
            aria-pressed={action.breakpoint}
            onClick={() => {
              onChange(
                { type: 'toggle-breakpoint', frame: action.frame },
                `${action.breakpoint ? 'No breakpoint' : 'Breakpoint'} on frame ${String(action.frame)}`,
              );
            }}
          >
            <OctagonPause className="icon" aria-hidden />
          </Button>
        </li>
      ))}
    </ol>
  );
}

interface ChipProps {
  readonly press: Press;
  readonly frame: number;
  readonly onChange: Props['onChange'];
}

function PressChip({ press, frame, onChange }: ChipProps) {
  const words = pressWords(press.type);
  const hold = press.isComplete ? HOLD_WORDS[press.hold] : 'held, never released';
  const name = words === pressLabel(press.type) ? '' : words;
  return (
    <span className={cx(styles.chip, !press.isComplete && styles.bad)}>
      <Keycap press={press} />
      {name === '' ? <span className="visuallyHidden">{words}</span> : <span>{name}</span>}
      {hold !== '' && <span className={styles.hold}>{hold}</span>}
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${words} from frame ${String(frame)}`}
        onClick={() => {
          onChange({ type: 'remove', frame, press: press.type }, `${words} taken from frame ${String(frame)}`);
        }}
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
