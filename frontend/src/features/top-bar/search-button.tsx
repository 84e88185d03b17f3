import { Search } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { cx } from '../../shared/lib/cx.js';
import { askForPalette, hasOwnSearch } from '../../shared/keys/palette-asked.js';
import { t } from './texts.js';
import styles from './search-button.module.css';

/** Opens the command palette, which searches combos and leads anywhere; where a page has a box of its own, nothing. */
export function SearchButton() {
  const { pathname } = useLocation();
  const { status } = useAuth();
  if (hasOwnSearch(pathname)) return null;
  return (
    <button
      type="button"
      className={cx(styles.search, status === 'visitor' && styles.narrow)}
      aria-haspopup="dialog"
      onClick={askForPalette}
    >
      <Search className="icon" aria-hidden />
      <span className={styles.words}>{t('searchCombos')}</span>
      <kbd aria-hidden>/</kbd>
    </button>
  );
}
