import { useState } from 'react';
import { Gamepad2, Keyboard, Pointer } from 'lucide-react';
import { DelayField } from '../../../shared/pad/delay-field.js';
import { padProfiles } from '../../../shared/pad/pad-profile.js';
import type { InputKind, PracticeInput } from '../../../shared/pad/practice-input.js';
import type { SeenPad } from '../../../shared/pad/use-practice-input.js';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import styles from './pad-dialog.module.css';
import { PadSetup } from './pad-setup.js';

interface Props {
  readonly kind: InputKind;
  readonly seen: SeenPad;
  readonly input: PracticeInput;
  /** Whose delay is measured. */
  readonly delayKey: string;
  readonly onKind: (kind: InputKind) => void;
  readonly onClose: () => void;
}

const KINDS = [
  { kind: 'gamepad', name: 'Pad', Icon: Gamepad2 },
  { kind: 'keyboard', name: 'Keyboard', Icon: Keyboard },
  { kind: 'touch', name: 'Touch', Icon: Pointer },
] as const;

/** What is pressed on, which of its buttons is which, and how late it tells. */
export function PadDialog({ kind, seen, input, delayKey, onKind, onClose }: Props) {
  return (
    <Dialog
      open
      title="Pad and timing"
      description="What you press on, and how late its presses arrive."
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className={styles.parts}>
        <fieldset className={styles.kinds}>
          <legend className="visuallyHidden">What you press on</legend>
          {KINDS.map(({ kind: each, name, Icon }) => (
            <label key={each}>
              <input
                type="radio"
                name="kind"
                value={each}
                checked={each === kind}
                onChange={() => {
                  onKind(each);
                }}
              />
              <span>
                <Icon className="icon" aria-hidden />
                {name}
              </span>
            </label>
          ))}
        </fieldset>
        {kind === 'keyboard' && (
          <p className={styles.words}>
            Arrows push the stick, with Shift the C-stick. A, B, X, Y, L and R are themselves, Q is ZL, W is ZR.
          </p>
        )}
        {kind === 'touch' && <p className={styles.words}>Press the controller that is drawn under the clip.</p>}
        {kind === 'gamepad' && <PadPart seen={seen} input={input} />}
        {delayKey !== '' && <DelayField input={input} delayKey={delayKey} />}
      </div>
    </Dialog>
  );
}

function PadPart({ seen, input }: Pick<Props, 'seen' | 'input'>) {
  const hasProfile = seen.key in useChoice(padProfiles);
  const [sets, setSets] = useState(seen.presence === 'unknown');
  if (seen.key === '') return <p className={styles.words}>No pad yet: press a button on it.</p>;
  if (sets)
    return (
      <PadSetup
        input={input}
        padKey={seen.key}
        onDone={() => {
          setSets(false);
        }}
      />
    );
  return (
    <>
      <p className={styles.words}>
        {seen.name}
        {hasProfile
          ? ', as you have set it up.'
          : seen.presence === 'unknown'
            ? ', not set up yet.'
            : ', read by its layout.'}
      </p>
      <div className={styles.row}>
        <Button
          onClick={() => {
            setSets(true);
          }}
        >
          Set up this pad
        </Button>
        {hasProfile && (
          <Button
            look="ghost"
            onClick={() => {
              const { [seen.key]: _gone, ...others } = padProfiles.read();
              padProfiles.write(others);
            }}
          >
            Forget the setup
          </Button>
        )}
      </div>
    </>
  );
}
