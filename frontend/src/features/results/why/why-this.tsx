import { useRef, useState } from 'react';
import type { ComboCard } from '@combolab/contracts';
import type { Filters } from '@combolab/contracts/filters';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { t } from '../texts.js';
import styles from './why.module.css';

const WhyPopover = lazyPart(() => import('./why-popover.js'), 'WhyPopover');

/** Tells why a combo stands where it does, when asked. */
export function WhyThis({ combo, found }: { readonly combo: ComboCard; readonly found: Filters }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <p className={styles.why}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('whyThisCombo', { name: combo.name })}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {t('whyThis')}
      </button>
      {open && (
        <WhyPopover
          comboId={combo._id}
          found={found}
          button={button}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </p>
  );
}
