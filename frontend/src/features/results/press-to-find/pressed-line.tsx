import { type PressType } from '@combolab/contracts';
import { pressWords } from '../../../shared/terms/presses.js';
import { useEffect, useRef } from 'react';
import { PressCap } from '../../../shared/ui/press-caps.js';
import { t } from '../texts.js';
import styles from './press-dialog.module.css';

/** What has been pressed, in order; the latest stays in view. */
export function PressedLine({ inputs }: { readonly inputs: readonly PressType[] }) {
  const line = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = line.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [inputs]);
  return (
    <ol ref={line} className={styles.line} aria-label={t('pressedInputs')}>
      {inputs.length === 0 && <li className={styles.none}>{t('nothingPressedYet')}</li>}
      {inputs.map((type, index) => (
        <li key={index}>
          <PressCap type={type} />
          <span className="visuallyHidden">{pressWords(type)}</span>
        </li>
      ))}
    </ol>
  );
}
