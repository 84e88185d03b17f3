import { Gamepad2 } from 'lucide-react';
import { useState } from 'react';
import type { Filters } from '@combolab/contracts/filters';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { Button } from '../../../shared/ui/button.js';
import { t } from '../texts.js';
import styles from './press-to-find.module.css';

const PressDialog = lazyPart(() => import('./press-dialog.js'), 'PressDialog');

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Opens the search by inputs. */
export function PressToFind({ filters, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <div>
      <Button
        className={styles.button}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Gamepad2 className="icon" aria-hidden />
        {t('pressItToFindIt')}
      </Button>
      {open && (
        <PressDialog
          filters={filters}
          onClose={close}
          onShow={(next) => {
            close();
            onChange(next);
          }}
        />
      )}
    </div>
  );
}
