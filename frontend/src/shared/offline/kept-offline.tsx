import { HardDriveDownload } from 'lucide-react';
import styles from './kept-offline.module.css';
import { useKeptOffline } from './use-kept-offline.js';
import { t } from './texts.js';

/** Keeps the page it stands on for use without a connection, and says so once that is done. */
export function KeptOffline() {
  if (!useKeptOffline()) return null;
  return (
    <p className={styles.kept}>
      <HardDriveDownload size={14} aria-hidden />
      {t('keptOnThisDeviceWorks')}
    </p>
  );
}
