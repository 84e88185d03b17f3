import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import type { EditorContext } from '../editing/editor-action.js';
import { ChooseReplay } from './choose-replay.js';
import type { ReplayImport } from './import-of.js';
import type { Replay } from '../../../entities/replay/replay.js';
import { worthChoosing } from '../../../entities/replay/replay-words.js';
import styles from './replay-dialog.module.css';
import { TakeCombo } from './take-combo.js';
import { useReplay } from './use-replay.js';
import { t } from '../texts.js';

interface Props {
  readonly context: EditorContext;
  readonly onClose: () => void;
  /** Takes what belongs into the form; the presses are in the track by then. */
  readonly onImport: (imported: ReplayImport) => void;
}

/** Takes a combo out of a Slippi replay: its presses, fighters, percent and moves. */
export function ReplayDialog({ context, onClose, onImport }: Props) {
  const { state, choose } = useReplay();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('importAReplay')}
      description={t('aSlippiReplayOfSuper')}
      firstFocus={button}
    >
      <div className={styles.body}>
        <ChooseReplay state={state} onFile={choose} button={button} />
        {state.phase === 'refused' && (
          <p role="alert" className={styles.problem}>
            {state.why}
          </p>
        )}
        {state.phase === 'read' ? (
          <ReadReplay replay={state.replay} context={context} onClose={onClose} onImport={onImport} />
        ) : (
          <>
            <p className={styles.hint}>{t.rich('aWholeFolderOfThem', { link: <Link to="/replays" /> })}</p>
            <div className={styles.buttons}>
              <Button onClick={onClose}>{t('cancel')}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function ReadReplay({ replay, ...props }: Props & { readonly replay: Replay }) {
  const combos = worthChoosing(replay.combos);
  return (
    <>
      {!replay.complete && (
        <p role="status" className={styles.warn}>
          {t('theFileEndsInThe')}
        </p>
      )}
      <TakeCombo combos={combos} {...props} />
    </>
  );
}
