import { Gamepad2, Keyboard } from 'lucide-react';
import { characterKeys } from '../../../shared/keys/shortcuts.js';
import { useFlag } from '../../../shared/lib/stored-flag.js';
import styles from './press-dialog.module.css';
import type { Pads } from './use-presses.js';
import { t } from '../texts.js';

const PAD_WORDS: Readonly<Record<Pads['state'], string>> = {
  off: t('padsCanBeReadAt'),
  none: t('noPadYetPressA'),
  ready: t('yourPadIsReadButtons'),
  unknown: t('yourPadDoesNotSay'),
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
          {t.rich('arrowsPushTheStickWith', { kbd: <kbd /> })}{' '}
          {letters ? t.rich('lettersAreThemselves', { kbd: <kbd /> }) : t('shortcutsOfASingleLetter')}
        </span>
      </li>
    </ul>
  );
}
