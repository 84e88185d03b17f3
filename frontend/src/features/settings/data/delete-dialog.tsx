import { useRef } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import part from '../part.module.css';
import styles from './data-section.module.css';
import { useDeleteAccount } from './use-delete-account.js';

const GOES = [
  'Your account, e-mail, name and picture. Others may take the name.',
  'Your combos with their clips, and your guides and drafts.',
  'Your comments, likes and favourites. Counts fall by yours.',
  'Your lists, saved searches, practice, settings, notifications and API tokens.',
];
const STAYS = [
  'What others wrote, also where they answer, quote or mention you.',
  'Drafts in this browser, until you clear its data.',
  'Copies in backups of this site, until newer ones take their place.',
];

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
      title="Delete it for good?"
      firstFocus={keep}
    >
      <div className={styles.form}>
        <Items title="This goes, for good" items={GOES} />
        <Items title="This stays" items={STAYS} />
        <ErrorBanner error={error} />
        {question}
        <div className={styles.buttons}>
          <Button ref={keep} disabled={busy} onClick={close}>
            keep my account
          </Button>
          <Button look="danger" disabled={busy || !ready} onClick={() => void end()}>
            {busy ? 'deleting…' : 'delete for good'}
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
