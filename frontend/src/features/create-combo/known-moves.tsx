import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../shared/ui/button.js';
import type { ComboForm } from './combo-form.js';
import styles from './condition-fields.module.css';

/** The moves that a replay told, on their frames, and the way to be rid of them. Nothing where none are known. */
export function KnownMoves({ form }: { readonly form: UseFormReturn<ComboForm> }) {
  const moves = form.watch('moves');
  if (moves.length === 0) return null;
  return (
    <div className={styles.moves}>
      <span>
        Moves: {moves.map(({ frame, move }) => `${move.replaceAll('-', ' ')} on ${String(frame)}`).join(', ')}
      </span>
      <Button
        size="s"
        onClick={() => {
          form.setValue('moves', [], { shouldDirty: true });
        }}
      >
        forget
      </Button>
    </div>
  );
}
