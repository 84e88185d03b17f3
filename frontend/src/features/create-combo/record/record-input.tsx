import { useState } from 'react';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { DelayField } from '../../../shared/pad/delay-field.js';
import { padDelays } from '../../../shared/pad/pad-delays.js';
import type { PadPresence } from '../../../shared/pad/pad-poll.js';
import type { PracticeInput } from '../../../shared/pad/practice-input.js';
import type { SeenPad } from '../../../shared/pad/use-practice-input.js';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { t } from '../texts.js';
import styles from './record-panel.module.css';

interface Props {
  readonly input: PracticeInput;
  readonly seen: SeenPad;
  /** Whether taps are measured now: keys are a pad meanwhile. */
  readonly onMeasure: (measures: boolean) => void;
}

const PADS: Readonly<Record<Exclude<PadPresence, 'ready'>, string>> = {
  none: t('noPadYetPressA'),
  lost: t('thePadIsGonePlug'),
  off: t('thisPageMayNotSee'),
  unknown: t('thisPadIsNotKnown'),
};

/** What is pressed on, and how late its presses arrive. */
export function RecordInput({ input, seen, onMeasure }: Props) {
  const [measures, setMeasures] = useState(false);
  const key = seen.kind === 'gamepad' ? seen.key || 'keyboard' : seen.kind;
  const delay = useChoice(padDelays)[key];
  const measure = (begins: boolean) => {
    setMeasures(begins);
    onMeasure(begins);
  };
  return (
    <div className={styles.input}>
      <p className={styles.delay}>
        {delay === undefined ? t('howLatePressesArriveIs') : t('pressesArriveMsLate', { delay })}
        <Button
          size="s"
          onClick={() => {
            measure(true);
          }}
        >
          {t('measure')}
        </Button>
      </p>
      <p>{seen.presence === 'ready' ? t('pad', { name: seen.name }) : PADS[seen.presence]}</p>
      <p>{t('keysAre')}</p>
      {measures && (
        <Dialog
          open
          title={t('delay')}
          description={t('screensShowPicturesLateAnd')}
          onOpenChange={(open) => {
            measure(open);
          }}
        >
          <DelayField input={input} delayKey={key} />
        </Dialog>
      )}
    </div>
  );
}
