import { useLocation } from 'react-router-dom';
import { useFlag } from '../lib/stored-flag.js';
import { useStore } from '../store/use-store.js';
import { Dialog } from '../ui/dialog.js';
import { SwitchRow } from '../ui/switch-row.js';
import { pageActions } from './page-actions.js';
import { characterKeys, shortcutsAt } from './shortcuts.js';
import { t } from './texts.js';
import styles from './shortcut-help.module.css';

/** The shortcuts of the page, and the switch for those that are a character alone. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const { pathname } = useLocation();
  const on = useFlag(characterKeys);
  const told = useStore(pageActions);
  const ofPage = told.actions
    .filter(({ caps }) => caps.length > 0)
    .map(({ caps, label, character }) => ({ caps, words: label, character }));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('keyboardShortcuts')}
    >
      <dl className={styles.list}>
        {[...ofPage, ...shortcutsAt(pathname)].map(({ caps, words, character }) => (
          <div key={caps.join(' ')} className={styles.row} data-off={character && !on}>
            <dt>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>
              {words}
              {character && !on && <span className={styles.off}> {t('off')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.switch}>
        <SwitchRow
          label={t('shortcutsOfASingleLetter')}
          checked={on}
          onChange={(next) => {
            characterKeys.write(next);
          }}
        />
      </div>
    </Dialog>
  );
}
