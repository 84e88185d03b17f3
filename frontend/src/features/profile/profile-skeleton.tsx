import { cx } from '../../shared/lib/cx.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import tabs from '../../shared/ui/tabs.module.css';
import { GhostCombos } from './profile-combos.js';
import { OwnActions, usePictureSize } from './profile-head.js';
import styles from './profile.module.css';
import { t } from './texts.js';

const TABS = [t('combos'), t('guides'), t('lists')];
const OWN_TABS = [...TABS, t('following')];

/** A profile's shape while it is on its way: its head, its tabs and its combos. What leads on from the own one works already. */
export function ProfileSkeleton({ own }: { readonly own: boolean }) {
  const size = `${String(usePictureSize())}px`;
  return (
    <>
      <div className={styles.head}>
        <Skeleton height={size} width={size} radius="50%" />
        <div className={styles.about}>
          <div className={styles.ghostName}>
            <Skeleton height="26px" width="min(240px, 100%)" />
          </div>
          <div className={styles.ghostFacts}>
            <Skeleton height="16px" width="min(260px, 100%)" />
          </div>
          <div className={styles.ghostCounts}>
            <Skeleton height="16px" width="min(300px, 100%)" />
          </div>
        </div>
        {own ? (
          <OwnActions />
        ) : (
          <div className={styles.actions}>
            {['104px', '100px'].map((width) => (
              <div key={width} className={styles.ghostAction}>
                <Skeleton height="100%" width={width} />
              </div>
            ))}
          </div>
        )}
      </div>
      <div className={styles.tabs} aria-hidden>
        <div className={tabs.tabs}>
          {(own ? OWN_TABS : TABS).map((words) => (
            <span key={words} className={cx(tabs.tab, styles.ghostTab)}>
              {words} <span className={cx('mono', tabs.count)}>0</span>
            </span>
          ))}
        </div>
        <section className={cx(styles.section, styles.panel)}>
          <div className={styles.ghostTitle}>
            <Skeleton height="20px" width="110px" />
          </div>
          <GhostCombos />
        </section>
      </div>
    </>
  );
}
