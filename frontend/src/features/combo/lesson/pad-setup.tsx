import { pressWords } from '../../../shared/terms/presses.js';
import { useEffect, useMemo, useState } from 'react';
import { padProfiles } from '../../../shared/pad/pad-profile.js';
import { PadWizard, WIZARD_TARGETS } from '../../../shared/pad/pad-wizard.js';
import type { PracticeInput } from '../../../shared/pad/practice-input.js';
import { Button } from '../../../shared/ui/button.js';
import { SwitchRow } from '../../../shared/ui/switch-row.js';
import { t } from '../texts.js';
import styles from './pad-dialog.module.css';

interface Props {
  readonly input: PracticeInput;
  readonly padKey: string;
  readonly onDone: () => void;
}

/** Asks for one input after the other and how sticks are to be read, and remembers where the pad has them. */
export function PadSetup({ input, padKey, onDone }: Props) {
  const wizard = useMemo(() => new PadWizard(), []);
  const [target, setTarget] = useState(wizard.target);
  const [sectors, setSectors] = useState(padProfiles.read()[padKey]?.sectors === true);
  useEffect(() => {
    let handle = 0;
    const look = () => {
      handle = requestAnimationFrame(look);
      const { pad } = input.report;
      if (pad !== null && wizard.sample(pad)) setTarget(wizard.target);
    };
    handle = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(handle);
    };
  }, [input, wizard]);
  useEffect(() => {
    if (target !== null) return;
    padProfiles.write({ ...padProfiles.read(), [padKey]: { ...wizard.profile, sectors } });
  }, [target, sectors, padKey, wizard]);
  if (target === null) return <StickStep sectors={sectors} onSectors={setSectors} onDone={onDone} />;
  const place = WIZARD_TARGETS.indexOf(target) + 1;
  return (
    <>
      <p className={styles.ask} role="status">
        {t(target.includes('STICK') ? 'pushAndLetGo' : 'pressAndLetGo', { input: pressWords(target) })}
      </p>
      <div className={styles.row}>
        <Button
          size="s"
          onClick={() => {
            wizard.skip();
            setTarget(wizard.target);
          }}
        >
          {t('myPadHasNone')}
        </Button>
        <span className={styles.words}>{t('countOfTotal', { count: place, total: WIZARD_TARGETS.length })}</span>
      </div>
    </>
  );
}

interface StickProps {
  readonly sectors: boolean;
  readonly onSectors: (sectors: boolean) => void;
  readonly onDone: () => void;
}

/** The last step. */
function StickStep({ sectors, onSectors, onDone }: StickProps) {
  return (
    <>
      <p className={styles.ask} role="status">
        {t('thatWasTheLastInput')}
      </p>
      <SwitchRow
        label={t('readSticksInSectors')}
        hint={t('theNearestOfEightDirections')}
        checked={sectors}
        onChange={onSectors}
      />
      <div className={styles.row}>
        <Button look="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </>
  );
}
