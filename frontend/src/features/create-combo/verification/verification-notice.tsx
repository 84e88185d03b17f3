import { t } from '../texts.js';
import styles from '../edit-combo.module.css';

/** Tells an author before saving that what they changed is what an admin vouched for. */
export const VerificationNotice = () => (
  <p role="status" className={styles.kept}>
    {t('thisComboIsVerifiedYou')}
  </p>
);
