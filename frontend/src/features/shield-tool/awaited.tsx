import styles from './shield-tool.module.css';
import { t } from './texts.js';

/** Stands where the answer will: what the tool is for, or what is to be chosen next. */
export const Awaited = ({ next }: { readonly next: string | null }) => (
  <div className={styles.verdict}>
    <div>
      <h1>{t('whatCanIDo')}</h1>
      <p {...(next !== null && { role: 'status' })}>{next ?? t('youShieldedItHereIs')}</p>
    </div>
  </div>
);
