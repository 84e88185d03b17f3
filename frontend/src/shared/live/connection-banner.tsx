import { Wifi, WifiOff } from 'lucide-react';
import { shownAsOf } from '../offline/as-of.js';
import { useSharedSelector } from '../state.js';
import { useStore } from '../store/use-store.js';
import { t } from './texts.js';
import styles from './connection-banner.module.css';

/** Says when live counts cannot be trusted, and for a moment when they can again. */
export function ConnectionBanner() {
  const connection = useSharedSelector((state) => state.connection);
  const asOf = useStore(shownAsOf);
  return (
    <div role="status" className={styles.place}>
      {asOf === null && connection === 'lost' && (
        <p className={styles.banner}>
          <WifiOff className="icon" aria-hidden />
          {t('connectionLostCountsMayBe')}
        </p>
      )}
      {connection === 'back' && (
        <p className={styles.banner}>
          <Wifi className="icon" aria-hidden />
          {t('connectedAgainCountsAreLive')}
        </p>
      )}
    </div>
  );
}
