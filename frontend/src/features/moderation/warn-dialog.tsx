import { useId, useState } from 'react';
import { LIMITS } from '@combolab/contracts';
import { Button } from '../../shared/ui/button.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { t } from './texts.js';
import words from '../../entities/moderation/own-words.module.css';

interface Props {
  readonly name: string;
  readonly onWarn: (note: string) => void;
  readonly onClose: () => void;
}

/** Asks what an author is to be told. */
export function WarnDialog({ name, onWarn, onClose }: Props) {
  const [note, setNote] = useState('');
  const id = useId();
  return (
    <Dialog
      open
      title={t('warnSomebody', { name })}
      description={t('theyAreToldInTheir')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <form
        className={words.words}
        onSubmit={(event) => {
          event.preventDefault();
          onWarn(note.trim());
          onClose();
        }}
      >
        <label htmlFor={id}>{t('whatShouldTheyChange')}</label>
        <textarea
          id={id}
          rows={4}
          value={note}
          maxLength={LIMITS.reportLength}
          onChange={({ target }) => {
            setNote(target.value);
          }}
        />
        <Button type="submit" look="primary">
          {t('sendWarning')}
        </Button>
      </form>
    </Dialog>
  );
}
