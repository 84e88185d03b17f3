import { pressWords, type Action, type Hold } from '@combolab/contracts';
import { useState } from 'react';
import { cx } from '../../shared/lib/cx.js';
import { Button } from '../../shared/ui/button.js';
import { PRESS_GROUPS } from '../../shared/ui/press-groups.js';
import { PressKey } from '../../shared/ui/press-key.js';
import type { ClipClock } from './clip-clock.js';
import { canPress, heldBefore, type PressChange } from './press-list.js';
import styles from './press-palette.module.css';
import { useFrame } from './use-clip-clock.js';

const MODES: readonly { hold: Hold; label: string; words: string }[] = [
  { hold: 'SELECT_NO_HOLD', label: 'press', words: 'pressed' },
  { hold: 'START_HOLD', label: 'start hold', words: 'held from here' },
  { hold: 'END_HOLD', label: 'release', words: 'released' },
];

interface Props {
  readonly clock: ClipClock;
  readonly actions: readonly Action[];
  readonly enabled: boolean;
  readonly onChange: (change: PressChange, words: string) => void;
}

/** Every input as a key cap where a controller has it: what is clicked lands on the current frame. */
export function PressPalette({ clock, actions, enabled, onChange }: Props) {
  const [mode, setMode] = useState(0);
  const frame = useFrame(clock);
  const { hold, words } = MODES[mode] ?? { hold: 'SELECT_NO_HOLD' as const, words: 'pressed' };
  const held = heldBefore(actions, frame);
  const here = actions.find((action) => action.frame === frame)?.presses ?? [];
  return (
    <div className={styles.palette}>
      <div className={styles.modes} role="group" aria-label="How it is pressed">
        {MODES.map(({ label }, index) => (
          <Button
            key={label}
            size="s"
            aria-pressed={index === mode}
            onClick={() => {
              setMode(index);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.pad}>
        {PRESS_GROUPS.map(({ name, shape, inputs }) => (
          <div key={name} className={cx(styles.group, styles[shape])} role="group" aria-label={name}>
            {inputs.map((type, index) =>
              type === null ? (
                <span key={index} className={index === 4 ? styles.middle : undefined} aria-hidden />
              ) : (
                <PressKey
                  key={type}
                  type={type}
                  toggles
                  pressed={here.some((press) => press.type === type)}
                  disabled={!enabled || !canPress(held, type, hold)}
                  onClick={() => {
                    const before = here.some((press) => press.type === type && press.hold === hold);
                    onChange(
                      { type: 'press', frame, press: type, hold },
                      `${pressWords(type)} ${before ? 'taken from' : `${words} on`} frame ${String(frame)}`,
                    );
                  }}
                />
              ),
            )}
          </div>
        ))}
      </div>
      <p className={styles.where}>
        {!enabled ? (
          'A press lands on a frame of the clip.'
        ) : hold === 'END_HOLD' && held.size === 0 ? (
          'Nothing is held on this frame.'
        ) : (
          <>
            Lands on frame <span className="mono">{frame}</span>
          </>
        )}
      </p>
      <p className={styles.note}>Combos must be input with Switch controller mappings.</p>
    </div>
  );
}
