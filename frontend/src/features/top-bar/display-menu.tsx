import { Settings, Settings2 } from 'lucide-react';
import { chooseLanguage, LANGUAGE_LABEL, languageChoice, LANGUAGES } from '../../shared/language/language-choice.js';
import { useMediaQuery } from '../../shared/lib/use-media-query.js';
import { DisplayItems } from './display-items.js';
import { PageItems } from './page-items.js';
import { Menu, MenuChoices, MenuLine, MenuLink } from '../../shared/ui/menu.js';
import { t } from './texts.js';
import barStyles from './top-bar.module.css';

/** Where the bar has no room for a visitor's link to the settings. */
const NARROW = '(max-width: 60em)';

/** How the pages look, for visitors. It is there once it was asked for, so it begins open. */
export function DisplayMenu() {
  const narrow = useMediaQuery(NARROW);
  return (
    <Menu
      startsOpen
      align="end"
      sideOffset={8}
      button={
        <button type="button" className={barStyles.display} aria-label={t('display')} title={t('display')}>
          <Settings2 className="icon" aria-hidden />
        </button>
      }
    >
      <PageItems />
      {narrow && (
        <>
          <MenuLink to="/settings">
            <Settings className="icon" aria-hidden />
            {t('settings')}
          </MenuLink>
          <MenuLine />
        </>
      )}
      <DisplayItems />
      <MenuLine />
      <MenuChoices label={LANGUAGE_LABEL} value={languageChoice()} options={LANGUAGES} onChange={chooseLanguage} />
    </Menu>
  );
}
