import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.js';
import part from '../part.module.css';
import styles from './account-section.module.css';
import { PasswordForm } from './password-form.js';
import { t } from '../texts.js';

interface Props {
  readonly email: string;
  readonly name: string;
}

/** The form that changes the password, once it is asked for. */
export function PasswordPart({ email, name }: Props) {
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (done: boolean) => {
    setOpen(false);
    setChanged(done);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div className={part.part}>
      <h3 className={part.name}>{t('password')}</h3>
      {open ? (
        <PasswordForm known={[email, name]} onClose={close} />
      ) : (
        <div className={part.line}>
          <Button
            ref={opener}
            size="s"
            onClick={() => {
              setOpen(true);
              setChanged(false);
            }}
          >
            {t('changePassword')}
          </Button>
          {changed && (
            <span role="status" className={styles.said}>
              {t('yourPasswordWasChangedEverywhere')}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
