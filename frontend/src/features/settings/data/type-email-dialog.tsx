import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { TextField } from '../../../shared/ui/text-field.js';
import { t } from '../texts.js';
import styles from './data-section.module.css';

interface Props {
  readonly open: boolean;
  readonly email: string;
  readonly onClose: () => void;
  readonly onTyped: () => void;
}

/** The first question: nobody types their e-mail by mistake. */
export function TypeEmailDialog({ open, email, onClose, onTyped }: Props) {
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  const leave = (then: () => void) => {
    setTyped('');
    then();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => {
        if (!shown) leave(onClose);
      }}
      title={t('deleteYourAccount')}
      description={<>{t.rich('toGoOnTypeThe', { strong: <strong className={styles.email} /> }, { email })}</>}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (isSame) leave(onTyped);
        }}
      >
        <TextField
          label={t('eMailOfThisAccount')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              leave(onClose);
            }}
          >
            {t('cancel')}
          </Button>
          <Button type="submit" look="danger" disabled={!isSame}>
            {t('goOn')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
