import styles from '../edit-combo.module.css';

/** Tells an author before saving that what they changed is what an admin vouched for. */
export const VerificationNotice = () => (
  <p role="status" className={styles.kept}>
    This combo is verified. You changed what was tried and found to work, so saving takes “verified” away until an admin
    has looked at the new version.
  </p>
);
