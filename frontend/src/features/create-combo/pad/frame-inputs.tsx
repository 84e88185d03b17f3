import { pressWords } from '../../../shared/terms/presses.js';
import { X } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import { Keycap } from '../../../shared/ui/keycap.js';
import type { EditorContext } from '../editing/editor-action.js';
import { pressInput, stepInput } from '../editing/press-input.js';
import { useStillFrame, useTrack } from '../editing/use-editing.js';
import { HOLD_LABELS, inputsOnFrame, pressAt } from '../track/hold-machine.js';
import { t } from '../texts.js';
import styles from './press-pad.module.css';

/** What is pressed or held on the frame, each with the next step of its hold. */
export function FrameInputs({ context }: { readonly context: EditorContext }) {
  const track = useTrack(context.editing);
  const frame = useStillFrame(context.clock);
  const inputs = inputsOnFrame(track, frame);
  return (
    <ul className={styles.inputs} aria-label={t('onFrame', { frame })}>
      {inputs.map(({ type, state }) => {
        const isComplete = pressAt(track, type, frame)?.end !== null;
        const words = pressWords(type);
        return (
          <li key={type} className={styles.input}>
            <Keycap press={{ type, hold: state, isComplete }} />
            <span className="visuallyHidden">{words}</span>
            <Button
              size="s"
              aria-label={`${HOLD_LABELS[state]}, ${words}`}
              onClick={() => {
                stepInput(context, type);
              }}
            >
              {HOLD_LABELS[state]}
            </Button>
            {state !== 'MAINTAIN_HOLD' && state !== 'END_HOLD' && (
              <Button
                size="s"
                look="ghost"
                square
                aria-label={t('removeFromFrame', { input: words, frame })}
                onClick={() => {
                  pressInput(context, type);
                }}
              >
                <X size={14} aria-hidden />
              </Button>
            )}
          </li>
        );
      })}
      {inputs.length === 0 && <li className={styles.none}>{t('nothingIsPressedOnThis')}</li>}
    </ul>
  );
}
