import { useRef } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import part from '../part.module.css';
import styles from './data-section.module.css';
import { useDeleteAccount } from './use-delete-account.js';
import { t } from '../texts.js';

const GOES = [
  t('yourAccountEMailName'),
  t('yourCombosWithTheirClips'),
  t('yourCommentsLikesAndFavourites'),
  t('yourListsSavedSearchesPractice'),
];
const STAYS = [t('whatOthersWroteAlsoWhere'), t('draftsInThisBrowserUntil'), t('copiesInBackupsOfThis')];

interface Props {
  readonly open: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

/** The last question: what goes and what stays. */
export function DeleteDialog({ open, email, onClose }: Props) {
  const { busy, error, question, ready, end, reset } = useDeleteAccount(email);
  const keep = useRef<HTMLButtonElement>(null);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => {
        if (!shown && !busy) close();
      }}
      title={t('deleteItForGood')}
      firstFocus={keep}
    >
      <div className={styles.form}>
        <Items title={t('thisGoesForGood')} items={GOES} />
        <Items title={t('thisStays')} items={STAYS} />
        <ErrorBanner error={error} />
        {question}
        <div className={styles.buttons}>
          <Button ref={keep} disabled={busy} onClick={close}>
            {t('keepMyAccount')}
          </Button>
          <Button look="danger" disabled={busy || !ready} onClick={() => void end()}>
            {busy ? t('deleting') : t('deleteForGood')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Items({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section>
      <h3 className={part.name}>{title}</h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
