import { useState } from 'react';
import { Gamepad2, Keyboard, Pointer, type LucideIcon } from 'lucide-react';
import { DelayField } from '../../../shared/pad/delay-field.js';
import { padProfiles } from '../../../shared/pad/pad-profile.js';
import type { InputKind, PracticeInput } from '../../../shared/pad/practice-input.js';
import type { SeenPad } from '../../../shared/pad/use-practice-input.js';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { Segments } from '../../../shared/ui/segments.js';
import styles from './pad-dialog.module.css';
import { PadSetup } from './pad-setup.js';
import { t } from '../texts.js';

interface Props {
  readonly kind: InputKind;
  readonly seen: SeenPad;
  readonly input: PracticeInput;
  /** Whose delay is measured. */
  readonly delayKey: string;
  readonly onKind: (kind: InputKind) => void;
  readonly onClose: () => void;
}

const kindWords = (Icon: LucideIcon, name: string) => (
  <>
    <Icon className="icon" aria-hidden />
    {name}
  </>
);
const KINDS = [
  ['gamepad', kindWords(Gamepad2, t('pad'))],
  ['keyboard', kindWords(Keyboard, t('keyboard'))],
  ['touch', kindWords(Pointer, t('touch'))],
] as const;

/** What is pressed on, which of its buttons is which, and how late it tells. */
export function PadDialog({ kind, seen, input, delayKey, onKind, onClose }: Props) {
  return (
    <Dialog
      open
      title={t('padAndTimingTitle')}
      description={t('whatYouPressOnAnd')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className={styles.parts}>
        <Segments label={t('whatYouPressOn')} value={kind} options={KINDS} onChange={onKind} />
        {kind === 'keyboard' && <p className={styles.words}>{t('arrowsPushTheStickWith')}</p>}
        {kind === 'touch' && <p className={styles.words}>{t('pressTheControllerThatIs')}</p>}
        {kind === 'gamepad' && <PadPart seen={seen} input={input} />}
        {delayKey !== '' && <DelayField input={input} delayKey={delayKey} />}
      </div>
    </Dialog>
  );
}

function PadPart({ seen, input }: Pick<Props, 'seen' | 'input'>) {
  const hasProfile = seen.key in useChoice(padProfiles);
  const [sets, setSets] = useState(seen.presence === 'unknown');
  if (seen.key === '') return <p className={styles.words}>{t('noPadYetPressA')}</p>;
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
        {t(hasProfile ? 'padAsSetUp' : seen.presence === 'unknown' ? 'padNotSetUp' : 'padReadByLayout', {
          pad: seen.name,
        })}
      </p>
      <div className={styles.row}>
        <Button
          onClick={() => {
            setSets(true);
          }}
        >
          {t('setUpThisPad')}
        </Button>
        {hasProfile && (
          <Button
            look="ghost"
            onClick={() => {
              const { [seen.key]: _gone, ...others } = padProfiles.read();
              padProfiles.write(others);
            }}
          >
            {t('forgetTheSetup')}
          </Button>
        )}
      </div>
    </>
  );
}
