import { pressLabel, type Action, type Hold, type Press } from '@combolab/contracts';
import { pressWords } from '../../../shared/terms/presses.js';
import { OctagonPause, X } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { Keycap } from '../../../shared/ui/keycap.js';
import { cx } from '../../../shared/lib/cx.js';
import type { EditorContext } from '../editing/editor-action.js';
import { useStillFrame, useTrack } from '../editing/use-editing.js';
import { actionsOfTrack } from '../track/actions-of-track.js';
import { removeSelected } from '../track/edits.js';
import { pressAt } from '../track/hold-machine.js';
import { noteAt, toggleBreakpoint } from '../track/marks.js';
import { pressKey } from '../track/track.js';
import { t } from '../texts.js';
import styles from './press-list.module.css';

const HOLD_WORDS: Readonly<Record<Hold, string>> = {
  SELECT_NO_HOLD: '',
  START_HOLD: t('held'),
  MAINTAIN_HOLD: t('stillHeld'),
  END_HOLD: t('released'),
};

/** Every press by frame, the lanes in words; an unreleased hold is red, hatched and says so. */
export function PressList({ context }: { readonly context: EditorContext }) {
  const { editing, clock } = context;
  const frame = useStillFrame(clock);
  const track = useTrack(editing);
  const actions = useMemo(() => actionsOfTrack(track), [track]);
  if (actions.length === 0) return <p className={styles.empty}>{t('toCreateCombosSelectFrom')}</p>;
  return (
    <ol className={styles.rows} aria-label={t('pressesByFrame')}>
      {actions.map((action) => (
        <li key={action.frame} className={cx(styles.row, action.frame === frame && styles.here)}>
          <button
            type="button"
            className={`mono ${styles.frame ?? ''}`}
            aria-label={t('goToFrame', { frame: action.frame })}
            aria-current={action.frame === frame}
            onClick={() => {
              clock.pause();
              clock.seek(action.frame);
            }}
          >
            {action.frame}
          </button>
          <span className={styles.presses}>
            {action.presses.map((press) => (
              <PressChip key={press.type} press={press} action={action} context={context} />
            ))}
            {action.presses.length === 0 && <span className={styles.none}>{t('stopsHereNothingPressed')}</span>}
            {noteAt(track, action.frame) !== '' && <span className={styles.none}>{noteAt(track, action.frame)}</span>}
          </span>
          <Button
            look="ghost"
            size="s"
            square
            aria-label={t('breakpointOnFrame', { frame: action.frame })}
            data-tip={t('breakpoint')}
            aria-pressed={action.breakpoint}
            onClick={() => {
              editing.apply(
                t(action.breakpoint ? 'unsetBreakpoint' : 'setBreakpoint', { frame: action.frame }),
                toggleBreakpoint(editing.track, action.frame),
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
  readonly action: Action;
  readonly context: EditorContext;
}

function PressChip({ press, action: { frame }, context: { editing } }: ChipProps) {
  const input = pressWords(press.type);
  const hold = press.isComplete ? HOLD_WORDS[press.hold] : t('heldNeverReleased');
  const name = input === pressLabel(press.type) ? '' : input;
  return (
    <span className={cx(styles.chip, !press.isComplete && styles.bad)}>
      <Keycap press={press} />
      {name === '' ? <span className="visuallyHidden">{input}</span> : <span>{name}</span>}
      {hold !== '' && <span className={styles.hold}>{hold}</span>}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('removeFromFrame', { input, frame })}
        onClick={() => {
          const whole = pressAt(editing.track, press.type, frame);
          if (whole === null) return;
          const { track } = removeSelected(editing.track, new Set([pressKey(whole)]));
          editing.apply(t('takeFromFrame', { input, frame: whole.start }), track);
        }}
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
