import { useState } from 'react';
import { Button } from '../../../shared/ui/button.js';
import part from '../part.module.css';
import styles from './data-section.module.css';
import { DeleteDialog } from './delete-dialog.js';
import { TypeEmailDialog } from './type-email-dialog.js';
import { t } from '../texts.js';

interface Props {
  readonly email: string;
}

/** The end of the account, behind two questions. */
export function DeletePart({ email }: Props) {
  const [step, setStep] = useState<'closed' | 'typing' | 'sure'>('closed');
  const close = () => {
    setStep('closed');
  };
  return (
    <div className={part.part}>
      <h3 className={part.name}>{t('deleteMyAccount')}</h3>
      <p className={styles.said}>{t('everythingYouMadeAndWrote')}</p>
      <div className={part.line}>
        <Button
          size="s"
          look="danger"
          onClick={() => {
            setStep('typing');
          }}
        >
          {t('deleteMyAccountButton')}
        </Button>
      </div>
      <TypeEmailDialog
        open={step === 'typing'}
        email={email}
        onClose={close}
        onTyped={() => {
          setStep('sure');
        }}
      />
      <DeleteDialog open={step === 'sure'} email={email} onClose={close} />
    </div>
  );
}
