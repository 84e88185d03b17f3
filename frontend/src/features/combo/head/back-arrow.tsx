import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useSharedSelector } from '../../../shared/state.js';
import { cx } from '../../../shared/lib/cx.js';
import { buttonClass } from '../../../shared/ui/button.js';
import { t } from '../texts.js';
import styles from './combo-line.module.css';

/** On a phone, the way back: the page before this one as it was left, else the list that was looked at last. */
export function BackArrow() {
  const address = useSharedSelector((state) => state.lastList.address);
  const navigate = useNavigate();
  return (
    <Link
      to={address}
      className={cx(buttonClass({ look: 'ghost', square: true }), styles.back)}
      aria-label={t('back')}
      onClick={(event) => {
        const { idx } = (history.state ?? {}) as { readonly idx?: number };
        if (idx === undefined || idx === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft className="icon" aria-hidden />
    </Link>
  );
}
