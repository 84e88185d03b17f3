import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import { t } from './texts.js';
import styles from './top-bar.module.css';

const DisplayMenu = lazyPart(() => import('./display-menu.js'), 'DisplayMenu');

/** Opens the menu of the display; its code is fetched then. */
export function DisplayButton() {
  const [asked, setAsked] = useState(false);
  const button = (
    <button
      type="button"
      className={styles.display}
      aria-label={t('display')}
      data-tip={t('display')}
      aria-haspopup="menu"
      onClick={() => {
        setAsked(true);
      }}
    >
      <Settings2 className="icon" aria-hidden />
    </button>
  );
  if (!asked) return button;
  return <DisplayMenu fallback={button} />;
}
