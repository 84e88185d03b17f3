import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import type { EditorContext } from '../editing/editor-action.js';
import { insertPresses } from '../editing/insert-presses.js';
import { ChooseReplay } from './choose-replay.js';
import { ComboChoice } from './combo-choice.js';
import { importOf, type Placing, type ReplayImport } from './import-of.js';
import { PlaceReplay } from './place-replay.js';
import type { Replay, ReplayCombo } from './replay.js';
import { hardest, worthChoosing } from './replay-words.js';
import styles from './replay-dialog.module.css';
import { useReplay } from './use-replay.js';

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
      title="Import a replay"
      description="A Slippi replay of Super Smash Bros. Melee. It is read on this computer and sent nowhere."
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
          <div className={styles.buttons}>
            <Button onClick={onClose}>cancel</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function ReadReplay({ replay, context: { editing, clock }, onClose, onImport }: Props & { readonly replay: Replay }) {
  const combos = worthChoosing(replay.combos);
  const [chosen, setChosen] = useState<ReplayCombo | undefined>(() => hardest(combos));
  const [placing, setPlacing] = useState<Placing>({ leadIn: 30, offset: 0 });
  const { lastFrame } = clock;
  const result = chosen === undefined ? null : importOf(chosen, placing, lastFrame);
  const take = (how: 'replace' | 'add') => {
    if (result === null) return;
    insertPresses(editing, result.presses, how, lastFrame);
    onImport(result);
    onClose();
  };
  const empty = editing.track.presses.length === 0;
  return (
    <>
      {!replay.complete && (
        <p role="status" className={styles.warn}>
          The file ends in the middle of the game. Its combos up to there are shown.
        </p>
      )}
      {chosen === undefined || result === null ? (
        <p role="status">Nobody is hit in this replay, so there is no combo to take.</p>
      ) : (
        <>
          <ComboChoice combos={combos} chosen={chosen} onChoose={setChosen} />
          <PlaceReplay combo={chosen} placing={placing} onPlace={setPlacing} result={result} lastFrame={lastFrame} />
        </>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>cancel</Button>
        {!empty && (
          <Button
            disabled={result === null}
            onClick={() => {
              take('add');
            }}
          >
            add to the track
          </Button>
        )}
        <Button
          look="primary"
          disabled={result === null}
          onClick={() => {
            take('replace');
          }}
        >
          {empty ? 'import' : 'replace all presses'}
        </Button>
      </div>
    </>
  );
}
