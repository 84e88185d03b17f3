import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { TopBar } from '../features/top-bar/top-bar.js';
import { useAuth } from '../shared/auth/use-auth.js';
import { ConnectionBanner } from '../shared/live/connection-banner.js';
import styles from './app-shell.module.css';
import { PageWait } from './page-wait.js';

/** What stands around every page. */
export function AppShell() {
  const { generation } = useAuth();
  return (
    <>
      <a href="#page" className={styles.skip}>
        Skip to content
      </a>
      <TopBar />
      <div id="page" tabIndex={-1} className={styles.page}>
        <Suspense fallback={<PageWait />}>
          <Outlet key={generation} />
        </Suspense>
      </div>
      <ConnectionBanner />
      <ScrollRestoration />
    </>
  );
}
