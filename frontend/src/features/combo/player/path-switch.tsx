import { Spline } from 'lucide-react';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { Button } from '../../../shared/ui/button.js';
import { stickPaths } from './player-prefs.js';
import styles from './stick-paths.module.css';

/** Shows and hides how the sticks moved, on the lanes of every combo that has it. */
export function PathSwitch() {
  const on = useChoice(stickPaths);
  return (
    <Button
      look="ghost"
      className={styles.switch}
      square
      aria-label="Paths of the sticks"
      aria-pressed={on}
      data-tip="Paths of the sticks"
      onClick={() => {
        stickPaths.write(!on);
      }}
    >
      <Spline className="icon" aria-hidden />
    </Button>
  );
}
