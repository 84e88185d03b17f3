import { WifiOff } from 'lucide-react';
import { t } from './texts.js';
import styles from './offline-line.module.css';
import { dateWords } from '../shared/language/formats.js';

/** Says of when what is shown is, where it was kept and the server cannot be reached. @param asOf a time in ms */
export const OfflineLine = ({ asOf }: { readonly asOf: number }) => (
  <p className={styles.line}>
    <WifiOff size={16} aria-hidden />
    <span>{t('youAreOfflineAsIt', { day: dateWords(asOf, { dateStyle: 'medium', timeStyle: 'short' }) })}</span>
  </p>
);
