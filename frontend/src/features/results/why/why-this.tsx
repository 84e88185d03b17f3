import { lazy, Suspense, useRef, useState } from 'react';
import type { ComboCard } from '@combolab/contracts';
import type { Filters } from '@combolab/contracts/filters';
import { t } from '../texts.js';
import styles from './why.module.css';

const WhyPopover = lazy(async () => ({ default: (await import('./why-popover.js')).WhyPopover }));

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
        <Suspense>
          <WhyPopover
            comboId={combo._id}
            found={found}
            button={button}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </p>
  );
}
