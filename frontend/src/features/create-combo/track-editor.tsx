import { useState, type KeyboardEvent } from 'react';
import type { Action } from '@combolab/contracts';
import { isShortcut } from '../../shared/keys/shortcuts.js';
import type { ClipClock } from './clip-clock.js';
import { ClipStage } from './clip-stage.js';
import { FrameSteps } from './frame-steps.js';
import { PressPalette } from './press-palette.js';
import { PressRows } from './press-rows.js';
import { changePresses, type PressChange } from './press-list.js';
import styles from './track-editor.module.css';

/** The face of everything that puts presses on a clip's frames. */
export interface TrackEditorProps {
  readonly clock: ClipClock;
  /** Address of the clip; null until one is chosen. */
  readonly src: string | null;
  /** Takes another clip; absent where the clip is given. */
  readonly onFile?: (file: File) => void;
  /** Why the file last chosen cannot be the clip. */
  readonly fileProblem: string | null;
  /** Seconds of the clip, once they are known; null when the browser cannot play it. */
  readonly onDuration: (seconds: number | null) => void;
  readonly actions: readonly Action[];
  readonly onActions: (actions: readonly Action[]) => void;
}

const KEY_STEPS = [
  ['stepBack', -1],
  ['stepForward', 1],
  ['stepBack5', -5],
  ['stepForward5', 5],
] as const;
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="slider"]') !== null;

/** Clip, frame steps, palette and the list of presses. */
export function TrackEditor({ clock, src, onFile, fileProblem, onDuration, actions, onActions }: TrackEditorProps) {
  const [told, setTold] = useState('');
  const onChange = (change: PressChange, words: string) => {
    onActions(changePresses(actions, change));
    setTold(words);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target) || src === null) return;
    const step = KEY_STEPS.find(([name]) => isShortcut(event, name));
    if (step === undefined) return;
    event.preventDefault();
    clock.step(step[1]);
  };
  return (
    <section className={styles.editor} aria-label="Clip and presses" onKeyDown={onKeyDown}>
      <div className={styles.upper}>
        <ClipStage clock={clock} src={src} onDuration={onDuration} problem={fileProblem} {...(onFile && { onFile })} />
        <PressPalette clock={clock} actions={actions} enabled={src !== null} onChange={onChange} />
      </div>
      <FrameSteps clock={clock} actions={actions} enabled={src !== null} onChange={onChange} />
      <PressRows clock={clock} actions={actions} onChange={onChange} />
      <span role="status" className="visuallyHidden">
        {told}
      </span>
    </section>
  );
}
