import { EyeOff } from 'lucide-react';
import type { ReportedKind } from '@combolab/contracts';
import styles from './hidden-note.module.css';
import { t } from './texts.js';

/** Says to an author or an admin that others do not see what they see. */
export const HiddenNote = ({ kind }: { readonly kind: ReportedKind }) => (
  <p className={styles.note}>
    <EyeOff size={16} aria-hidden />
    {t('anAdminHasHiddenThis', { kind })}
  </p>
);
