import type { Combo } from '@combolab/contracts';
import { useEffect, useMemo, useRef } from 'react';
import { PressIndex, restingState } from '../../shared/controller/controller-state.js';
import { DrawnController, type ControllerHandle } from '../../shared/controller/drawn-controller.js';
import { useViewerController } from '../../shared/controller/use-viewer-controller.js';
import styles from './sample-player.module.css';
import type { Frames } from './use-picture-frame.js';

interface Props {
  readonly combo: Combo;
  readonly frames: Frames;
  readonly playing: boolean;
}

/** The visitor's controller on the picture, pressed as the sample goes, or as the frame has it that stands. */
export function SampleController({ combo: { gameId, actions }, frames, playing }: Props) {
  const { code, partOf } = useViewerController(gameId);
  const controller = useRef<ControllerHandle>(null);
  const index = useMemo(() => new PressIndex(actions, partOf), [actions, partOf]);
  useEffect(() => {
    const state = restingState();
    return frames.subscribe((frame) =>
      controller.current?.draw(playing ? index.at(frame, state) : index.standingAt(frame, state)),
    );
  }, [frames, index, code, playing]);
  return (
    <div className={styles.controller}>
      <DrawnController code={code} handle={controller} decorative />
    </div>
  );
}
