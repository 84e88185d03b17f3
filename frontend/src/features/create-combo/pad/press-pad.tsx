import { Keyboard } from 'lucide-react';
import type { PressType } from '@combolab/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PressIndex, restingState } from '../../../shared/controller/controller-state.js';
import { DrawnController, type ControllerHandle } from '../../../shared/controller/drawn-controller.js';
import { useDrawFrame } from '../../../shared/clip/use-clock.js';
import { StickSamples } from '../../../shared/sticks/stick-samples.js';
import { Button } from '../../../shared/ui/button.js';
import type { EditorContext } from '../editing/editor-action.js';
import { insertPresses } from '../editing/insert-presses.js';
import { pressInput } from '../editing/press-input.js';
import { useStillFrame, useTrack } from '../editing/use-editing.js';
import { MIN_HOLD } from '../record/recorded-presses.js';
import { actionsOfTrack } from '../track/actions-of-track.js';
import { FrameInputs } from './frame-inputs.js';
import { pressTaker } from './press-taker.js';
import styles from './press-pad.module.css';
import { stateAtFrame } from './state-at-frame.js';
import { usePressing } from './use-pressing.js';
import { t } from '../texts.js';

interface Props {
  readonly context: EditorContext;
  /** Pads and keys press on the frame; not while they are recorded. */
  readonly listens: boolean;
}

/** The controller to press: what is pressed on it, on a pad or on keys lands on the frame that is shown. */
export function PressPad({ context, listens }: Props) {
  const { editing, clock, ready } = context;
  const track = useTrack(editing);
  const [keys, setKeys] = useState(false);
  const controller = useRef<ControllerHandle>(null);
  const index = useMemo(() => new PressIndex(actionsOfTrack(track), undefined, StickSamples.of(track.sticks)), [track]);
  const playing = useRef(restingState());
  useDrawFrame(clock, (frame) => {
    const state = clock.state.playing ? index.at(frame, playing.current) : stateAtFrame(track, frame);
    controller.current?.draw(state);
  });
  // When it is paused the plain presses of the frames before go out.
  useEffect(
    () =>
      clock.states.listen(() => {
        if (!clock.state.playing) controller.current?.draw(stateAtFrame(editing.track, clock.frame));
      }),
    [clock, editing],
  );
  const onPress = (type: PressType) => {
    pressInput(context, type);
  };
  const onTouch = (type: PressType) => {
    const taker = pressTaker();
    if (taker === null) onPress(type);
    else taker.down(type);
  };
  const onPlayed = (type: PressType, start: number, end: number) => {
    const press = { type, start, end: end - start >= MIN_HOLD ? end : start };
    insertPresses(editing, [press], 'add', clock.lastFrame);
  };
  usePressing({ onPress, onPlayed }, { enabled: ready && listens, keys, clock });
  return (
    <section className={styles.pad} aria-label={t('controller')}>
      <div className={styles.room}>
        <DrawnController
          code="SWITCH"
          handle={controller}
          className={styles.drawing}
          {...(ready && { onPress: onTouch, onRelease: (type: PressType) => pressTaker()?.up(type) })}
        />
      </div>
      <div className={styles.below}>
        <Where context={context} recorded={!listens} />
        <Button
          size="s"
          look="ghost"
          aria-pressed={keys}
          disabled={!ready}
          data-tip={t('keysPressTip')}
          onClick={() => {
            setKeys(!keys);
          }}
        >
          <Keyboard className="icon" aria-hidden />
          {t('keysPress')}
        </Button>
      </div>
      <FrameInputs context={context} />
      <p className={styles.note}>{t('combosMustBeInputWith')}</p>
    </section>
  );
}

function Where({
  context: { clock, ready },
  recorded,
}: {
  readonly context: EditorContext;
  readonly recorded: boolean;
}) {
  const frame = useStillFrame(clock);
  if (recorded) return <p className={styles.where}>{t('whatYouPressNowGoes')}</p>;
  if (!ready) return <p className={styles.where}>{t('aPressLandsOnA')}</p>;
  return <p className={styles.where}>{t.rich('pressItHereOnA', { mono: <span className="mono" /> }, { frame })}</p>;
}
