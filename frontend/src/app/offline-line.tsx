import { WifiOff } from 'lucide-react';
import { t } from './texts.js';
import styles from './offline-line.module.css';

const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Says of when what is shown is, where it was kept and the server cannot be reached. @param asOf a time in ms */
export const OfflineLine = ({ asOf }: { readonly asOf: number }) => (
  <p className={styles.line}>
    <WifiOff size={16} aria-hidden />
    <span>{t('youAreOfflineAsIt', { asOf: dayAndTime.format(asOf) })}</span>
  </p>
);
