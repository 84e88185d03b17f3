import { LADDER, type Combo } from '@combolab/contracts';
import { Dialog } from 'radix-ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SpeedControl } from '../../../shared/clip/speed-control.js';
import { useStore } from '../../../shared/store/use-store.js';
import { Button } from '../../../shared/ui/button.js';
import { Emblem } from '../../../shared/ui/emblem.js';
import { Segments } from '../../../shared/ui/segments.js';
import styles from './lesson-head.module.css';
import { STRICTNESSES, STRICTNESS_NAMES, type Strictness } from './lesson-prefs.js';
import type { LessonSession } from './lesson-session.js';
import { t } from '../texts.js';

const TIPS: Readonly<Record<Strictness, string>> = {
  exact: t('exactTip'),
  needed: t('neededTip'),
  timed: t('timedTip'),
};
const MODES = STRICTNESSES.map((each) => [each, <span data-tip={TIPS[each]}>{STRICTNESS_NAMES[each]}</span>] as const);

interface Props {
  readonly combo: Pick<Combo, 'name' | 'characterId'>;
  readonly session: LessonSession;
  /** What is heard and what is pressed on, where there is room for them. */
  readonly children?: ReactNode;
}

/** Close, what is practised, which run it is, how strictly and how fast. */
export function LessonHead({ combo: { name, characterId }, session, children }: Props) {
  const { strictness, run } = useStore(session.view);
  return (
    <header className={styles.head}>
      <Dialog.Close asChild>
        <Button look="ghost" square aria-label={t('closeLesson')}>
          <X className="icon" aria-hidden />
        </Button>
      </Dialog.Close>
      <Emblem fighterId={characterId} size={26} />
      <Dialog.Title className={styles.title}>
        {t.rich('lessonTitle', { hidden: <span className="visuallyHidden" />, name: <bdi>{name}</bdi> })}
      </Dialog.Title>
      <span className={styles.run}>{t('runNumber', { run: Math.max(1, run) })}</span>
      <Segments
        label={t('strictness')}
        value={strictness}
        options={MODES}
        className={styles.modes}
        onChange={(chosen) => {
          session.setStrictness(chosen);
        }}
      />
      <Speed session={session} />
      {children}
    </header>
  );
}

/** How fast the clip plays. */
function Speed({ session }: Pick<Props, 'session'>) {
  useStore(session.view);
  return (
    <SpeedControl
      rate={LADDER[session.rung] ?? 1}
      rates={LADDER}
      folded="narrow"
      onChange={(rate) => {
        session.setRung(LADDER.findIndex((each) => each === rate));
      }}
    />
  );
}
