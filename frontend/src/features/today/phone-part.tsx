import { FromPhone } from '../../shared/combos/from-phone.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { Part } from './part.js';
import { t } from './texts.js';
import styles from './today.module.css';

/** The ways to a combo of one's own that a phone has; nothing on a desktop, which has all of them in its bar. */
export function PhonePart() {
  if (!useIsMobile()) return null;
  return (
    <Part title={t('createACombo')}>
      <p className={styles.quiet}>{t('combosAreMadeOnADesktop')}</p>
      <div className={styles.ways}>
        <FromPhone />
      </div>
    </Part>
  );
}
