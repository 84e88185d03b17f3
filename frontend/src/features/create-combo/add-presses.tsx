import { lazyPart } from '../../shared/lib/lazy-part.js';
import type { EditorContext, EditorPanel } from './editing/editor-action.js';
import { withTyped } from './moves/named-moves.js';
import { takeImport } from './replay/take-import.js';
import type { ComboWork } from './use-combo-work.js';

// Each with its own code: few authors need all of them.
const RecordPanel = lazyPart(() => import('./record/record-panel.js'), 'RecordPanel');
const TypeDialog = lazyPart(() => import('./typed/type-dialog.js'), 'TypeDialog');
const ReplayDialog = lazyPart(() => import('./replay/replay-dialog.js'), 'ReplayDialog');

interface Props {
  readonly panel: EditorPanel;
  readonly context: EditorContext;
  readonly form: ComboWork['form'];
  readonly onClose: () => void;
  /** A recording runs, or has ended. */
  readonly onRecording: (running: boolean) => void;
}

/** The fast ways to presses: recorded, typed, or out of a replay. */
export function AddPresses({ panel, context, form, onClose, onRecording }: Props) {
  const { gameId, attacker } = form.getValues();
  return (
    <>
      {panel === 'record' && <RecordPanel context={context} onClose={onClose} onRunning={onRecording} />}
      {panel === 'type' && (
        <TypeDialog
          context={context}
          onClose={onClose}
          gameId={gameId}
          fighter={attacker}
          onMoves={(typed) => {
            const { presses } = context.editing.track;
            form.setValue('moves', withTyped(form.getValues('moves'), typed, presses), { shouldDirty: true });
          }}
        />
      )}
      {panel === 'replay' && (
        <ReplayDialog
          context={context}
          onClose={onClose}
          onImport={(imported) => {
            takeImport(form, imported);
          }}
        />
      )}
    </>
  );
}
