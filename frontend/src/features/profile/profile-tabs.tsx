import { skipToken } from '@reduxjs/toolkit/query';
import { Tabs } from 'radix-ui';
import { useSearchParams } from 'react-router-dom';
import type { UserProfile } from '@combolab/contracts';
import { useFollowsQuery } from '../../entities/follows/follows-api.js';
import { cx } from '../../shared/lib/cx.js';
import { KEEP_SCROLL } from '../../shared/lib/keep-scroll.js';
import tabs from '../../shared/ui/tabs.module.css';
import { ProfileCombos } from './profile-combos.js';
import { ProfileFollows } from './profile-follows.js';
import type { ProfileParts } from './profile-parts.js';
import { ProfileGuides, ProfileLists } from './profile-shelves.js';
import styles from './profile.module.css';
import { t } from './texts.js';
import { numberWords } from '../../shared/language/formats.js';

const FIRST = 'combos';

interface Props {
  readonly profile: UserProfile;
  readonly own: boolean;
  readonly parts: ProfileParts;
}

/** What somebody shares, each kind in a tab; whom one follows is one's own. The address names the tab. */
export function ProfileTabs({ profile, own, parts }: Props) {
  const { _id: userId, numCombos, numGuides, numLists } = profile;
  const [params, setParams] = useSearchParams();
  const { currentData: follows } = useFollowsQuery(own ? userId : skipToken);
  const shown: readonly (readonly [tab: string, words: string, count: number | undefined])[] = [
    [FIRST, t('combos'), numCombos],
    ['guides', t('guides'), numGuides],
    ['lists', t('lists'), numLists],
    ...(own ? [['follows', t('following'), follows?.filter((each) => each.follows).length] as const] : []),
  ];
  const named = params.get('tab');
  return (
    <Tabs.Root
      className={styles.tabs}
      value={shown.find(([tab]) => tab === named)?.[0] ?? FIRST}
      onValueChange={(next) => {
        // a click is told twice, by the press and by the focus; Back must not need two
        if ((new URLSearchParams(location.search).get('tab') ?? FIRST) === next) return;
        setParams(next === FIRST ? {} : { tab: next }, { state: KEEP_SCROLL });
      }}
    >
      <Tabs.List className={tabs.tabs} aria-label={t('partsOfTheProfile')}>
        {shown.map(([tab, words, count]) => (
          <Tabs.Trigger key={tab} value={tab} className={tabs.tab}>
            {words} {count !== undefined && <span className={cx('mono', tabs.count)}>{numberWords(count)}</span>}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={FIRST} className={styles.panel}>
        <ProfileCombos userId={userId} own={own} Card={parts.Card} />
      </Tabs.Content>
      <Tabs.Content value="guides" className={styles.panel}>
        <ProfileGuides userId={userId} own={own} NewGuide={parts.NewGuide} />
      </Tabs.Content>
      <Tabs.Content value="lists" className={styles.panel}>
        <ProfileLists userId={userId} own={own} />
      </Tabs.Content>
      {own && (
        <Tabs.Content value="follows" className={styles.panel}>
          <ProfileFollows userId={userId} />
        </Tabs.Content>
      )}
    </Tabs.Root>
  );
}
