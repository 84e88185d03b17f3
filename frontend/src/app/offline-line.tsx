import { WifiOff } from 'lucide-react';
import styles from './offline-line.module.css';

const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Says of when what is shown is, where it was kept and the server cannot be reached. @param asOf a time in ms */
export const OfflineLine = ({ asOf }: { readonly asOf: number }) => (
  <p className={styles.line}>
    <WifiOff size={16} aria-hidden />
    <span>You are offline: as it was on {dayAndTime.format(asOf)}.</span>
  </p>
);
