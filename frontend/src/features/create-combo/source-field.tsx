import { findGame, type ComboSource } from '@combolab/contracts';
import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SourceLine } from '../../shared/combos/source-line.js';
import { Button } from '../../shared/ui/button.js';
import type { ComboForm } from './combo-form.js';
import { t } from './texts.js';
import styles from './source-field.module.css';

/** The replay that the combo was taken from, where it was: it can be left out and put back, and is never typed. */
export function SourceField({ form }: { readonly form: UseFormReturn<ComboForm> }) {
  const id = useId();
  const source = form.watch('source');
  const hasReplays = findGame(form.watch('gameId'))?.replays != null;
  const [leftOut, setLeftOut] = useState<ComboSource | null>(null);
  const change = (next: ComboSource | null) => {
    form.setValue('source', next, { shouldDirty: true });
  };
  if (source === null && (leftOut === null || !hasReplays)) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.source}>
      <div className={styles.head}>
        <span id={id}>{t('source')}</span>
        {/* one button for both, so that the focus stays on it */}
        <Button
          size="s"
          look="ghost"
          onClick={() => {
            if (source !== null) setLeftOut(source);
            change(source === null ? leftOut : null);
          }}
        >
          {t.rich(source === null ? 'putBack' : 'leaveOut', { hidden: <span className="visuallyHidden" /> })}
        </Button>
      </div>
      <p role="status" className={source === null ? styles.nothing : styles.words}>
        {source === null ? t('notSaid') : <SourceLine source={source} />}
      </p>
    </div>
  );
}
