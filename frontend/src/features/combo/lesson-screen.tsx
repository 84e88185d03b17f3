import { useMemo } from 'react';
import type { Combo } from '@combolab/contracts';
import { ControllerView } from '../../shared/controller/controller-view.js';
import { useViewerController } from '../../shared/controller/use-viewer-controller.js';
import { movesOfLines } from './inputs/line-moves.js';
import { Lesson } from './lesson/lesson.js';
import { ClockProvider } from '../../shared/clip/clock-provider.js';
import { SoundControl } from '../../shared/clip/sound/sound-control.js';
import { TickSwitch } from '../../shared/clip/sound/tick-switch.js';
import { pressFrames, usePressTicks } from '../../shared/clip/sound/use-press-ticks.js';
import { FrameClock } from '../../shared/clip/frame-clock.js';
import { LaneStrip } from './player/lane-strip.js';
import { Stage } from './player/stage.js';

interface Props {
  readonly combo: Combo;
  readonly src: string;
  readonly poster: string | null;
  /** Whether there is anything to hear in the clip. */
  readonly sound?: boolean | undefined;
  readonly onClose: () => void;
}

/** A lesson made of the player's parts, with a clock of its own: the author's breakpoints stop no lesson. */
export function LessonScreen({ combo, src, poster, sound = false, onClose }: Props) {
  const { gameId, actions, frames, sticks } = combo;
  const viewer = useViewerController(gameId);
  const clock = useMemo(() => new FrameClock(frames, []), [frames]);
  const moves = useMemo(() => movesOfLines(combo), [combo]);
  usePressTicks(
    clock,
    useMemo(() => pressFrames(actions), [actions]),
  );
  return (
    <ClockProvider clock={clock}>
      <Lesson
        combo={combo}
        viewer={viewer}
        moves={moves}
        onClose={onClose}
        parts={{
          stage: (over) => (
            <Stage src={src} poster={poster} sound={sound}>
              {over}
            </Stage>
          ),
          // what is hidden of the presses is not to be read from the sticks
          lanes: ({ actions: shown, ghosts, ownSticks, floors }) => (
            <LaneStrip
              gameId={gameId}
              actions={shown}
              floors={floors}
              sticks={shown === actions ? sticks : undefined}
              ghostSticks={ownSticks}
              labels={viewer}
              ghostHandle={ghosts}
            />
          ),
          sound: () => (
            <>
              {sound && <SoundControl small />}
              <TickSwitch />
            </>
          ),
          controller: () => <ControllerView actions={actions} sticks={sticks} viewer={viewer} />,
        }}
      />
    </ClockProvider>
  );
}
