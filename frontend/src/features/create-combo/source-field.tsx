import { findGame, type ComboSource } from '@combolab/contracts';
import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SourceLine } from '../../shared/combos/source-line.js';
import { Button } from '../../shared/ui/button.js';
import { CheckRow } from '../../shared/ui/tick-row.js';
import { listWords } from '../../shared/language/formats.js';
import type { ComboForm } from './combo-form.js';
import { t } from './texts.js';
import styles from './source-field.module.css';

function withPlayers({ players: _, ...source }: ComboSource, names: readonly string[] | null): ComboSource {
  return names === null ? source : { ...source, players: [...names] };
}

/**
 * The replay that the combo was taken from, where it was: it can be left out and put back, and is never typed. Who played is
 * shown only when its author ticks it.
 */
export function SourceField({ form }: { readonly form: UseFormReturn<ComboForm> }) {
  const id = useId();
  const source = form.watch('source');
  const names = form.watch('playerNames');
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
      {source !== null && names.length > 0 && (
        <CheckRow
          on={source.players !== undefined}
          onToggle={(on) => {
            change(withPlayers(source, on ? names : null));
          }}
        >
          {t('showThePlayersNames', { names: listWords(names) })}
        </CheckRow>
      )}
    </div>
  );
}
