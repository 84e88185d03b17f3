import { Gamepad2, Keyboard, Pointer, Speech } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFlag } from '../../../shared/lib/stored-flag.js';
import { voice } from '../../../shared/lib/voice.js';
import type { InputKind } from '../../../shared/pad/practice-input.js';
import { Button } from '../../../shared/ui/button.js';
import styles from './lesson-tools.module.css';
import { t } from '../texts.js';

const SIGNS = { gamepad: Gamepad2, keyboard: Keyboard, touch: Pointer } as const;

interface Props {
  readonly kind: InputKind;
  /** What is pressed on, by its name. */
  readonly source: string;
  readonly onSource: () => void;
  /** What is heard of the clip. */
  readonly children?: ReactNode;
}

/** Sound, voice and pad. */
export function LessonTools({ kind, source, onSource, children }: Props) {
  const speaks = useFlag(voice);
  const Sign = SIGNS[kind];
  return (
    <div className={styles.tools}>
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
        <Sign className="icon" aria-hidden />
        {t.rich('padAndTiming', { hidden: <span className="visuallyHidden" />, source: <span /> }, { source })}
      </button>
    </div>
  );
}
