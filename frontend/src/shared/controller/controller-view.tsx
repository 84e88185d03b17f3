import type { Action } from '@combolab/contracts';
import { useEffect, useMemo, useRef } from 'react';
import { useFrameSource } from './frame-source.js';
import { StickSamples } from '../sticks/stick-samples.js';
import { useStore } from '../store/use-store.js';
import { PressIndex, restingState, type ControllerState } from './controller-state.js';
import { DrawnController, type ControllerHandle } from './drawn-controller.js';
import { stateWords } from './state-words.js';
import type { ViewerController } from './use-viewer-controller.js';

interface Props {
  readonly actions: readonly Action[];
  /** How the sticks moved, as combos keep it; without, they show where presses point. */
  readonly sticks?: string | undefined;
  readonly viewer: ViewerController;
  readonly className?: string | undefined;
  /** Says the frame to screen readers while the clip stands; for one of the controllers of a page. */
  readonly spoken?: boolean;
}

/** The viewer's controller, pressed as the clip goes, or exactly as the frame has it that stands. Nothing of it is React's business from frame to frame. */
export function ControllerView({ actions, sticks, viewer, className, spoken = false }: Props) {
  const clock = useFrameSource();
  const { code, partOf } = viewer;
  const controller = useRef<ControllerHandle>(null);
  const index = useMemo(() => new PressIndex(actions, partOf, StickSamples.of(sticks)), [actions, partOf, sticks]);
  useEffect(() => {
    const state = restingState();
    const draw = () => {
      const { frame, states } = clock;
      controller.current?.draw(states.get().playing ? index.at(frame, state) : index.standingAt(frame, state));
    };
    const endFrames = clock.onFrame(draw);
    const endStates = clock.states.listen(draw);
    return () => {
      endFrames();
      endStates();
    };
  }, [clock, index, code]);
  return (
    <>
      <DrawnController code={code} handle={controller} className={className} />
      {spoken && <FrameInWords index={index} viewer={viewer} />}
    </>
  );
}

/** The picture's twin in words: says each frame that is stepped to, and keeps still while the clip plays. */
function FrameInWords({ index, viewer: { code } }: Pick<Props, 'viewer'> & { readonly index: PressIndex }) {
  const clock = useFrameSource();
  const text = useRef<HTMLParagraphElement>(null);
  const playing = useStore(clock.states, ({ playing }) => playing);
  useEffect(() => {
    if (playing) return undefined;
    const state: ControllerState = restingState();
    return clock.onFrame((frame) => {
      // The clip may have been started and not have told so yet.
      if (text.current !== null && !clock.states.get().playing)
        text.current.textContent = stateWords(frame, index.standingAt(frame, state), code);
    });
  }, [clock, index, code, playing]);
  return <p ref={text} className="visuallyHidden" role="status" aria-live={playing ? 'off' : 'polite'} />;
}
