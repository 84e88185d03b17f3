import { Link, useLocation } from 'react-router-dom';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { t } from './texts.js';
import styles from './frame-tabs.module.css';

const TABS = [
  ['/what-can-i-do', t('whatCanIDo')],
  ['/frames', t('fighters')],
] as const;

/** The pages of the frame data, where the bar has room for one of them alone: on a phone. */
export function FrameTabs() {
  const { pathname } = useLocation();
  if (!useIsMobile()) return null;
  return (
    <nav aria-label={t('frames')} className={styles.tabs}>
      {TABS.map(([to, words]) => (
        <Link key={to} to={to} aria-current={pathname.startsWith(to) ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
