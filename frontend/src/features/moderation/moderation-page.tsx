import { ShieldCheck } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../shared/auth/use-auth.js';
import { cx } from '../../shared/lib/cx.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { startLive } from '../../shared/live/live-socket.js';
import { Notice } from '../../shared/ui/notice.js';
import tabs from '../../shared/ui/tabs.module.css';
import { ActLog } from './act-log.js';
import { CaseList } from './case-list.js';
import { MissedSearches } from './missed-searches.js';
import styles from './moderation.module.css';
import { t } from './texts.js';

const TABS = [
  ['open', t('open')],
  ['decided', t('decided')],
  ['log', t('log')],
  ['searches', t('searches')],
] as const;
type Tab = (typeof TABS)[number][0];

const tabOf = (text: string | null): Tab => TABS.find(([name]) => name === text)?.[0] ?? 'open';

/** What users have reported, what admins decided about it, and what was searched in vain. */
export function ModerationPage() {
  const me = useMe();
  useTitle(t('moderation'));
  useEffect(startLive, []);
  if (me === undefined) return <main className={styles.page} aria-busy />;
  if (me.userType === 'ADMIN') return <Reports />;
  return (
    <main className={styles.page}>
      <Notice headline title={t('thisPageIsForAdmins')} icon={<ShieldCheck size={28} strokeWidth={1.5} aria-hidden />}>
        {t('whoeverRunsThisSiteMakes')}
      </Notice>
    </main>
  );
}

function Reports() {
  const [params, setParams] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  return (
    <main className={styles.page}>
      <h1>{t('moderation')}</h1>
      <Tabs.Root
        value={tab}
        onValueChange={(next) => {
          setParams(next === 'open' ? {} : { tab: next });
        }}
      >
        <Tabs.List className={cx(tabs.tabs, styles.tabs)} aria-label={t('reportsAndDecisions')}>
          {TABS.map(([name, words]) => (
            <Tabs.Trigger key={name} value={name} className={tabs.tab}>
              {words}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="open">
          <CaseList stage="open" />
        </Tabs.Content>
        <Tabs.Content value="decided">
          <CaseList stage="decided" />
        </Tabs.Content>
        <Tabs.Content value="searches">
          <MissedSearches />
        </Tabs.Content>
        <Tabs.Content value="log">
          <ActLog person={params.get('person')} thing={params.get('thing')} />
        </Tabs.Content>
      </Tabs.Root>
    </main>
  );
}
