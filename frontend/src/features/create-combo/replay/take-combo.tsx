import { useState } from 'react';
import type { ReplayCombo } from '../../../entities/replay/replay.js';
import { hardest } from '../../../entities/replay/replay-words.js';
import { Button } from '../../../shared/ui/button.js';
import type { EditorContext } from '../editing/editor-action.js';
import { insertPresses } from '../editing/insert-presses.js';
import { ComboChoice } from './combo-choice.js';
import { importOf, type Placing, type ReplayImport } from './import-of.js';
import { PlaceReplay } from './place-replay.js';
import { t } from '../texts.js';
import styles from './replay-dialog.module.css';

interface Props {
  readonly combos: readonly ReplayCombo[];
  readonly context: Pick<EditorContext, 'editing' | 'clock'>;
  readonly onClose: () => void;
  /** Takes what belongs into the form; the presses are in the track by then. */
  readonly onImport: (imported: ReplayImport) => void;
}

/** Frames before the first hit that are taken where nobody says otherwise. */
const LEAD_IN = 30;

/** The first hit on the frame that is shown; from the beginning of the clip where nobody has gone on yet. */
const placingAt = (frame: number): Placing => ({ leadIn: LEAD_IN, offset: frame === 0 ? 0 : frame - LEAD_IN });

/** Chooses one of the combos of a replay, lays it onto the clip and takes it. */
export function TakeCombo({ combos, context: { editing, clock }, onClose, onImport }: Props) {
  const [chosen, setChosen] = useState<ReplayCombo | undefined>(() => hardest(combos));
  const [placing, setPlacing] = useState<Placing>(() => placingAt(clock.frame));
  const { lastFrame } = clock;
  const result = chosen === undefined ? null : importOf(chosen, placing, lastFrame);
  const take = (how: 'replace' | 'add') => {
    if (result === null) return;
    insertPresses(editing, result.presses, how, lastFrame, result.breakpoints, result.sticks);
    onImport(result);
    onClose();
  };
  const empty = editing.track.presses.length === 0;
  return (
    <>
      {chosen === undefined || result === null ? (
        <p role="status">{t('nobodyIsHitInThis')}</p>
      ) : (
        <>
          <ComboChoice combos={combos} chosen={chosen} onChoose={setChosen} />
          <PlaceReplay combo={chosen} placing={placing} onPlace={setPlacing} result={result} lastFrame={lastFrame} />
        </>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        {!empty && (
          <Button
            disabled={result === null}
            onClick={() => {
              take('add');
            }}
          >
            {t('addToTheTrack')}
          </Button>
        )}
        <Button
          look="primary"
          disabled={result === null}
          onClick={() => {
            take('replace');
          }}
        >
          {empty ? t('import') : t('replaceAllPresses')}
        </Button>
      </div>
    </>
  );
}
