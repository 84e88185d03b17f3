import { useId } from 'react';
import { LIMITS } from '@combolab/contracts';
import { Button } from '../../shared/ui/button.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { useWritten } from '../../shared/written/use-written.js';
import { t } from './texts.js';
import own from '../../entities/moderation/own-words.module.css';

interface Props {
  readonly name: string;
  /** What they are warned about: kind and id. */
  readonly about: string;
  /** Resolves with whether they were told. */
  readonly onWarn: (note: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const EMPTY = { note: '' };

/** Asks what an author is to be told. What was typed is there again until they are told it. */
export function WarnDialog({ name, about, onWarn, onClose }: Props) {
  const { words, write, forget } = useWritten(`warn.${about}`, EMPTY);
  const send = async () => {
    if (await onWarn(words.note.trim())) forget();
  };
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
        className={own.words}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
          onClose();
        }}
      >
        <label htmlFor={id}>{t('whatShouldTheyChange')}</label>
        <textarea
          id={id}
          rows={4}
          value={words.note}
          maxLength={LIMITS.reportLength}
          onChange={({ target }) => {
            write({ note: target.value });
          }}
        />
        <Button type="submit" look="primary">
          {t('sendWarning')}
        </Button>
      </form>
    </Dialog>
  );
}
