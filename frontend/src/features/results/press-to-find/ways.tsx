import { Gamepad2, Keyboard } from 'lucide-react';
import { characterKeys } from '../../../shared/keys/shortcuts.js';
import { useFlag } from '../../../shared/lib/stored-flag.js';
import styles from './press-dialog.module.css';
import type { Pads } from './use-presses.js';

const PAD_WORDS: Readonly<Record<Pads['state'], string>> = {
  off: 'Pads can be read at an https address only.',
  none: 'No pad yet: press a button on it.',
  ready: 'Your pad is read. Buttons are named as on a Switch pad.',
  unknown: 'Your pad does not say which button is which: look what lines up.',
};

/** What can be pressed besides the drawn pad. */
export function Ways({ pads }: { readonly pads: Pads }) {
  const letters = useFlag(characterKeys);
  return (
    <ul className={styles.ways}>
      <li>
        <Gamepad2 className="icon" aria-hidden />
        <span>{PAD_WORDS[pads.state]}</span>
      </li>
      <li className={styles.keys}>
        <Keyboard className="icon" aria-hidden />
        <span>
          Arrows push the stick, with <kbd>Shift</kbd> the C-stick.{' '}
          {letters ? (
            <>
              <kbd>A</kbd> <kbd>B</kbd> <kbd>X</kbd> <kbd>Y</kbd> <kbd>L</kbd> <kbd>R</kbd> are themselves, <kbd>Q</kbd>{' '}
              is ZL, <kbd>W</kbd> is ZR.
            </>
          ) : (
            'Shortcuts of a single letter are switched off.'
          )}
        </span>
      </li>
    </ul>
  );
}
