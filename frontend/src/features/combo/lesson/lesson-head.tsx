import { Dialog } from 'radix-ui';
import { Gamepad2, Speech, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFlag } from '../../../shared/lib/stored-flag.js';
import { voice } from '../../../shared/lib/voice.js';
import { useStore } from '../../../shared/store/use-store.js';
import { Button } from '../../../shared/ui/button.js';
import styles from './lesson-head.module.css';
import { STRICTNESSES, STRICTNESS_NAMES, type Strictness } from './lesson-prefs.js';
import type { LessonSession } from './lesson-session.js';
import { t } from '../texts.js';

const TITLES: Readonly<Record<Strictness, string>> = {
  exact: t('exactTip'),
  needed: t('neededTip'),
  timed: t('timedTip'),
};

interface Props {
  readonly name: string;
  readonly session: LessonSession;
  /** What is pressed on. */
  readonly source: string;
  readonly onSource: () => void;
  /** What is heard of the clip. */
  readonly children?: ReactNode;
}

/** Close, title, strictness, voice and pad. */
export function LessonHead({ name, session, source, onSource, children }: Props) {
  const { strictness } = useStore(session.view);
  const speaks = useFlag(voice);
  return (
    <header className={styles.head}>
      <Dialog.Close asChild>
        <Button look="ghost" square aria-label={t('closeLesson')}>
          <X className="icon" aria-hidden />
        </Button>
      </Dialog.Close>
      <Dialog.Title className={styles.title}>{t('lessonNamed', { name })}</Dialog.Title>
      <fieldset className={styles.modes}>
        <legend className="visuallyHidden">{t('strictness')}</legend>
        {STRICTNESSES.map((each) => (
          <label key={each} data-tip={TITLES[each]}>
            <input
              type="radio"
              name="strictness"
              value={each}
              checked={each === strictness}
              onChange={() => {
                session.setStrictness(each);
              }}
            />
            <span>{STRICTNESS_NAMES[each]}</span>
          </label>
        ))}
      </fieldset>
      {children}
      <Button
        look="ghost"
        square
        aria-label={t('speakTheInputs')}
        aria-pressed={speaks}
        data-tip={speaks ? t('inputsAreSpoken') : t('inputsAreNotSpoken')}
        onClick={() => {
          voice.write(!speaks);
        }}
      >
        <Speech className="icon" aria-hidden />
      </Button>
      <button type="button" className={styles.source} aria-haspopup="dialog" onClick={onSource}>
        <Gamepad2 className="icon" aria-hidden />
        {t.rich('padAndTiming', { hidden: <span className="visuallyHidden" />, source: <span /> }, { source })}
      </button>
    </header>
  );
}
