import { House, NotebookPen, Settings } from 'lucide-react';
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { cx } from '../../shared/lib/cx.js';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { Spinner } from '../../shared/ui/spinner.js';
import { BAR_ITEMS } from './bar-items.js';
import { CreateButton } from './create-button.js';
import { DisplayButton } from './display-button.js';
import { IconLink } from './icon-link.js';
import { SearchButton } from './search-button.js';
import styles from './top-bar.module.css';
import { useBarHidden } from './use-bar-hidden.js';
import { t } from './texts.js';

const ProfileMenu = lazyPart(() => import('./profile-menu.js'), 'ProfileMenu');

interface Props {
  /** What tells signed-in users of news; its code may come later. */
  readonly Bell: ComponentType<{ readonly fallback?: ReactNode }>;
}

/** A page that has its own way back, and needs all the height of a phone. */
const WITHOUT = /^\/combo\//;

/** The bar on top of the pages. */
export function TopBar({ Bell }: Props) {
  const { pathname } = useLocation();
  const mobile = useIsMobile();
  const hidden = useBarHidden(mobile);
  const isShown = !(mobile && WITHOUT.test(pathname));
  useLayoutEffect(() => {
    if (isShown) return;
    const { dataset } = document.documentElement;
    dataset['noBar'] = '';
    return () => {
      delete dataset['noBar'];
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <header className={cx(styles.bar, hidden && styles.hidden)} data-hidden={hidden || undefined}>
      <Link to="/results" className={styles.logo}>
        <span className={styles.mark} aria-hidden>
          <svg width="16" height="16" viewBox="0 0 16 16">
            <path d="M1 11h3l2-7 3 10 2.5-6H15" />
          </svg>
        </span>
        <span className={styles.name}>ComboLab</span>
      </Link>
      <IconLink to="/" label={t('home')} icon={House} className={styles.home} />
      <nav aria-label={t('pages')} className={styles.nav}>
        {BAR_ITEMS.filter(({ available }) => available).map(({ label, to, active }) => (
          <Link key={to} to={to} aria-current={active.test(pathname) ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <span className={styles.gap} />
      <SearchButton />
      <CreateButton />
      <Account Bell={Bell} />
    </header>
  );
}

function Account({ Bell }: Props) {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  // whoever has a session is about to be found
  if (status !== 'visitor')
    return (
      <>
        {status === 'user' ? (
          <Bell fallback={<span className={styles.bellPlace} />} />
        ) : (
          <span className={styles.bellPlace} />
        )}
        <GuidesLink />
        <IconLink to="/settings" label={t('settings')} icon={Settings} className={styles.settings} />
        {status === 'user' ? (
          <ProfileMenu fallback={<span className={styles.avatarPlace} />} />
        ) : (
          <span className={styles.avatarPlace}>
            <Spinner label={t('checkingWhoYouAre')} />
          </span>
        )}
      </>
    );
  const next = pathname === '/authenticate' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return (
    <>
      <DisplayButton />
      <GuidesLink />
      <IconLink to="/settings" label={t('settings')} icon={Settings} className={styles.visitorsSettings} />
      <Link to={`/authenticate${next}`} className={styles.enter}>
        <span>{t.rich('signupLoginToCreate', { span: <span className={styles.toCreate} /> })}</span>
      </Link>
    </>
  );
}

/** Guides are written on a desktop. */
const GuidesLink = () =>
  useIsMobile() ? null : <IconLink to="/guide/default" label={t('writeGuides')} icon={NotebookPen} />;
