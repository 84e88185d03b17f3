import type { ReplayCombo } from '../../../entities/replay/replay.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import type { ComboWork } from '../use-combo-work.js';
import styles from './replay-dialog.module.css';
import { TakeCombo } from './take-combo.js';
import { takeImport } from './take-import.js';
import { t } from '../texts.js';

interface Props {
  readonly work: ComboWork;
  readonly combo: ReplayCombo;
  readonly onClose: () => void;
  /** The combo is on the clip. */
  readonly onDone: () => void;
}

/** Lays the combo that was chosen among the replays onto the clip. */
export function WaitingDialog({ work, combo, onClose, onDone }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('whereDoesTheComboLie')}
      description={t('theFirstHitLiesOn')}
    >
      <div className={styles.body}>
        <TakeCombo
          combos={[combo]}
          context={work}
          onClose={onClose}
          onImport={(imported) => {
            takeImport(work.form, imported);
            onDone();
          }}
        />
      </div>
    </Dialog>
  );
}
