import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../shared/ui/button.js';
import type { ComboForm } from './combo-form.js';
import { Field } from './field.js';
import { t } from './texts.js';
import styles from './details-form.module.css';

interface Props {
  readonly form: UseFormReturn<ComboForm>;
  /** What its moves would call it; null while they say nothing. */
  readonly proposed: string | null;
}

/** The name of the combo. While there is none, its moves propose one. */
export function NameField({ form: { register, setValue, watch }, proposed }: Props) {
  const isOpen = watch('name').trim() === '';
  return (
    <>
      <Field label={t('name')} name="name" required>
        {(id, described) => (
          <input
            id={id}
            {...described}
            className={styles.input}
            autoComplete="off"
            aria-required
            placeholder={proposed ?? t('upThrowUpAirLadder')}
            {...register('name')}
          />
        )}
      </Field>
      {isOpen && proposed !== null && (
        <Button
          size="s"
          className={styles.proposed}
          onClick={() => {
            setValue('name', proposed, { shouldDirty: true });
          }}
        >
          {t('callIt', { proposed })}
        </Button>
      )}
    </>
  );
}
