import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { t } from './texts.js';
import styles from './confirm-dialog.module.css';

/** A question before something that cannot be undone. */
export interface Confirmation {
  readonly message: string;
  readonly onConfirm: () => void;
}

interface Props {
  /** The question, or null while there is none. */
  readonly confirmation: Confirmation | null;
  readonly onClose: () => void;
}

/** Asks before what cannot be undone; cancel closes, confirm does it and closes. */
export function ConfirmDialog({ confirmation, onClose }: Props) {
  return (
    <Dialog
      open={confirmation !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('heyDoYouWantTo')}
      description={confirmation?.message ?? ''}
    >
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          look="danger"
          onClick={() => {
            confirmation?.onConfirm();
            onClose();
          }}
        >
          {t('confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
