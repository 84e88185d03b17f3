import { Keyboard, Pointer } from 'lucide-react';
import { useMediaQuery } from '../../../shared/lib/use-media-query.js';
import type { PadPresence } from '../../../shared/pad/pad-poll.js';
import type { InputKind } from '../../../shared/pad/practice-input.js';
import { Button } from '../../../shared/ui/button.js';
import styles from './connect.module.css';

interface Props {
  readonly presence: PadPresence;
  readonly onKind: (kind: InputKind) => void;
  readonly onSetUp: () => void;
}

const WORDS: Readonly<Record<Exclude<PadPresence, 'ready'>, string>> = {
  none: 'Connect a Switch Pro Controller by Bluetooth and press a button on it (beta). Other pads work too.',
  lost: 'Connect the pad again and press a button on it.',
  off: 'Pages can read pads at an https address only.',
  unknown: 'This pad does not say which button is which. Show it once, and it is remembered.',
};

/** How to get something to press. */
export function Connect({ presence, onKind, onSetUp }: Props) {
  const touches = useMediaQuery('(any-pointer: coarse)');
  return (
    <div className={styles.connect}>
      <p>{WORDS[presence === 'ready' ? 'none' : presence]}</p>
      <div className={styles.ways}>
        {presence === 'unknown' && (
          <Button look="primary" data-first onClick={onSetUp}>
            Set up this pad
          </Button>
        )}
        <Button
          {...(presence !== 'unknown' && { 'data-first': true })}
          onClick={() => {
            onKind('keyboard');
          }}
        >
          <Keyboard className="icon" aria-hidden />
          Practise with the keyboard
        </Button>
        {touches && (
          <Button
            onClick={() => {
              onKind('touch');
            }}
          >
            <Pointer className="icon" aria-hidden />
            Practise by touch
          </Button>
        )}
      </div>
    </div>
  );
}
