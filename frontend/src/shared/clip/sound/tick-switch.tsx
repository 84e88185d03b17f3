import { Metronome } from 'lucide-react';
import { useChoice } from '../../lib/stored-choice.js';
import { Button } from '../../ui/button.js';
import { pressTicks } from './sound-choices.js';
import styles from './sound-control.module.css';

/** Turns the tick on each press on and off, for all players of this device. On phones settings alone have it. */
export function TickSwitch() {
  const on = useChoice(pressTicks);
  return (
    <Button
      look="ghost"
      className={styles.ticks}
      square
      aria-label="Tick on each press"
      aria-pressed={on}
      data-tip="Tick on each press"
      onClick={() => {
        pressTicks.write(!on);
      }}
    >
      <Metronome className="icon" aria-hidden />
    </Button>
  );
}
