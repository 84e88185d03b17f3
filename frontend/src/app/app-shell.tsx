import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PaletteHost } from '../features/palette/palette-host.js';
import { TabBar } from '../features/top-bar/tab-bar.js';
import { TopBar } from '../features/top-bar/top-bar.js';
import { useAuth } from '../shared/auth/use-auth.js';
import { lazyPart } from '../shared/lib/lazy-part.js';
import { whenQuiet } from '../shared/lib/when-quiet.js';
import { shownAsOf } from '../shared/offline/as-of.js';
import { deletions } from '../shared/deleting/deletions.js';
import { ConnectionBanner } from '../shared/live/connection-banner.js';
import { shortcutHelp } from '../shared/keys/help-state.js';
import { useShortcut } from '../shared/keys/use-shortcut.js';
import { useSharedDispatch } from '../shared/state.js';
import { useStore } from '../shared/store/use-store.js';
import { prepareToasts } from '../shared/ui/toast.js';
import styles from './app-shell.module.css';
import { ErrorBoundary } from './error-boundary.js';
import { useScrollMemory } from './scroll-memory.js';
import { SuspensionLine } from './suspension-line.js';
import { t } from './texts.js';

const Bell = lazyPart(() => import('../features/notifications/bell.js'), 'Bell');
const OfflineLine = lazyPart(() => import('./offline-line.js'), 'OfflineLine');
const ShortcutHelp = lazyPart(() => import('../shared/keys/shortcut-help.js'), 'ShortcutHelp');

/** When the page that was asked for has long been painted, in ms. */
const QUIET_MS = 2000;

/** What was opened is kept for use without a connection. */
function useKeeping(): void {
  const dispatch = useSharedDispatch();
  useEffect(
    () =>
      whenQuiet(QUIET_MS, () => {
        // without its code, or room for it, nothing is kept
        import('./offline/start-keeping.js').then(({ startKeeping }) => startKeeping(dispatch)).catch(() => undefined);
      }),
    [dispatch],
  );
}

/** Who is signed in changes things, and is told of those that failed. */
function useToasts(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return undefined;
    const later = setTimeout(prepareToasts, QUIET_MS);
    return () => {
      clearTimeout(later);
    };
  }, [userId]);
}

/** What was to be deleted when the page was left or crashed. */
function useDeletions(userId: string | null): void {
  const dispatch = useSharedDispatch();
  useEffect(() => {
    if (userId === null || deletions.read().length === 0) return;
    void import('../shared/deleting/delete-later.js').then(({ goOnDeleting }) => {
      goOnDeleting(userId, dispatch);
    });
  }, [userId, dispatch]);
}

/** What stands around every page. */
export function AppShell() {
  const { generation, userId } = useAuth();
  useKeeping();
  useToasts(userId);
  useDeletions(userId);
  const { key } = useLocation();
  useScrollMemory();
  return (
    <>
      <a href="#page" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <TopBar Bell={Bell} />
      <SuspensionLine />
      <Kept />
      <div id="page" tabIndex={-1} className={styles.page}>
        <ErrorBoundary place={key}>
          <Outlet key={generation} />
        </ErrorBoundary>
      </div>
      <TabBar />
      <ConnectionBanner />
      <Help />
      <PaletteHost />
    </>
  );
}

/** Whether what is shown was kept. */
function Kept() {
  const asOf = useStore(shownAsOf);
  return <div role="status">{asOf !== null && <OfflineLine asOf={asOf} />}</div>;
}

/** The list of shortcuts, when it is asked for. */
function Help() {
  const open = useStore(shortcutHelp);
  useShortcut('help', () => {
    shortcutHelp.set(true);
  });
  if (!open) return null;
  return (
    <ShortcutHelp
      onClose={() => {
        shortcutHelp.set(false);
      }}
    />
  );
}
