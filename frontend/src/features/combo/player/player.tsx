import { memo, useMemo, useRef, type Ref } from 'react';
import type { Combo, ScrubSheet } from '@combolab/contracts';
import { ControllerView } from '../../../shared/controller/controller-view.js';
import { useViewerController } from '../../../shared/controller/use-viewer-controller.js';
import { useIsMobile } from '../../../shared/lib/use-media-query.js';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { soundCommands } from '../../../shared/clip/sound/sound-commands.js';
import { SoundControl } from '../../../shared/clip/sound/sound-control.js';
import { pressFrames, usePressTicks } from '../../../shared/clip/sound/use-press-ticks.js';
import type { GhostHandle } from './lane-ghosts.js';
import type { Ghost } from './lane-model.js';
import type { FrameMark } from './lane-ruler.js';
import { LaneStrip } from './lane-strip.js';
import { MoveTag } from './move-tag.js';
import { useOwnBreakpoints } from './own-breakpoints.js';
import { PictureOverlay } from './picture-overlay.js';
import { PlayerMenu } from './player-menu.js';
import styles from './player.module.css';
import { SeekBar } from './seek-bar.js';
import { Stage } from './stage.js';
import { Transport } from './transport.js';
import { useFullscreenMode } from './use-fullscreen-mode.js';
import { usePlayerKeys } from './use-player-keys.js';
import { useViews } from './use-views.js';
import { t } from '../texts.js';

interface Props {
  readonly combo: Pick<Combo, '_id' | 'gameId' | 'actions' | 'moves' | 'sticks'>;
  readonly src: string;
  readonly poster: string | null;
  /** Pictures of the clip for the seek bar. */
  readonly sheet?: ScrubSheet | undefined;
  /** Whether there is anything to hear in the clip. */
  readonly sound?: boolean | undefined;
  /** What belongs to frames, such as comments. */
  readonly marks?: readonly FrameMark[];
  readonly ghosts?: readonly Ghost[];
  readonly ghostHandle?: Ref<GhostHandle>;
  /** What the lesson's key does. */
  readonly onLesson?: () => void;
}

const NO_MARKS: readonly FrameMark[] = [];

/** Clip, transport and lanes: one instrument. What is read beside it changes without it. */
export const Player = memo(function Player({
  combo,
  src,
  poster,
  sheet,
  sound = false,
  marks = NO_MARKS,
  onLesson,
  ...ghosts
}: Props) {
  const clock = useClock();
  const { _id, gameId, actions, moves, sticks } = combo;
  const player = useRef<HTMLElement>(null);
  const viewer = useViewerController(gameId);
  useOwnBreakpoints(clock, _id);
  useFullscreenMode(clock, player);
  const views = useViews(player);
  // beside the steps there is no room for it on a phone, and the whole screen is for the picture
  const counted = useIsMobile() || views.fullscreen?.on === true;
  usePressTicks(
    clock,
    useMemo(() => pressFrames(actions), [actions]),
  );
  usePlayerKeys(clock, {
    ...soundCommands(sound),
    ...(views.overlay !== null && { overlay: views.overlay.toggle }),
    ...(views.theatre !== null && { theatre: views.theatre.toggle }),
    ...(views.fullscreen !== null && { fullscreen: views.fullscreen.toggle }),
    ...(onLesson !== undefined && { lesson: onLesson }),
  });
  const breakpoints = actions.filter(({ breakpoint }) => breakpoint).map(({ frame }) => frame);
  return (
    <section
      className={styles.player}
      aria-label={t('player')}
      ref={player}
      data-player
      data-theatre={views.theatre?.on === true}
    >
      <Stage src={src} poster={poster} sound={sound} counted={counted}>
        <MoveTag combo={combo} />
        {views.overlay?.on === true && actions.length > 0 && (
          <PictureOverlay>
            <ControllerView actions={actions} sticks={sticks} viewer={viewer} />
          </PictureOverlay>
        )}
      </Stage>
      {views.fullscreen?.on === true && (
        <div className={styles.seek}>
          <SeekBar breakpoints={breakpoints} marks={marks} sheet={sheet} />
        </div>
      )}
      <Transport fullscreen={views.fullscreen} counted={!counted}>
        {sound && <SoundControl byKey />}
        <PlayerMenu views={views} sticks={sticks !== undefined} />
      </Transport>
      <div className={styles.lanes}>
        <LaneStrip
          gameId={gameId}
          actions={actions}
          sticks={sticks}
          moves={moves}
          labels={viewer}
          marks={marks}
          sheet={sheet}
          {...ghosts}
        />
      </div>
    </section>
  );
});
