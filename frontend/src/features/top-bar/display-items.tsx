import { Keyboard, MonitorDown } from 'lucide-react';
import { installOffer, takeInstallOffer } from '../../shared/install/install-offer.js';
import { shortcutHelp } from '../../shared/keys/help-state.js';
import { cardPreviews } from '../../shared/lib/card-previews.js';
import { useFlag } from '../../shared/lib/stored-flag.js';
import { useStore } from '../../shared/store/use-store.js';
import { THEMES, useTheme } from '../../shared/ui/theme.js';
import { MenuChoices, MenuItem, MenuLine, MenuSwitch } from '../../shared/ui/menu.js';
import { t } from './texts.js';
import styles from './profile-menu.module.css';

/** How this browser shows the pages: theme, previews, shortcuts. Kept here, so that visitors have it too. */
export function DisplayItems() {
  const [theme, chooseTheme] = useTheme();
  const previews = useFlag(cardPreviews);
  const offer = useStore(installOffer);
  return (
    <>
      <MenuChoices label={t('theme')} value={theme} options={THEMES} onChange={chooseTheme} />
      <MenuLine />
      <MenuSwitch on={previews} onChange={cardPreviews.write}>
        {t('playPreviewsOnCards')}
      </MenuSwitch>
      <MenuItem
        late
        onSelect={() => {
          shortcutHelp.set(true);
        }}
      >
        <Keyboard className="icon" aria-hidden />
        {t('keyboardShortcuts')}
        <kbd className={styles.key} aria-hidden>
          ?
        </kbd>
      </MenuItem>
      {offer !== null && (
        <MenuItem onSelect={() => void takeInstallOffer()}>
          <MonitorDown className="icon" aria-hidden />
          {t('installCombolab')}
        </MenuItem>
      )}
    </>
  );
}
