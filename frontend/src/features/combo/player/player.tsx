import { useMemo, useRef, type Ref } from 'react';
import type { Combo, ScrubSheet } from '@combolab/contracts';
import { ControllerView } from '../../../shared/controller/controller-view.js';
import { useViewerController } from '../../../shared/controller/use-viewer-controller.js';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { soundCommands } from '../../../shared/clip/sound/sound-commands.js';
import { SoundControl } from '../../../shared/clip/sound/sound-control.js';
import { TickSwitch } from '../../../shared/clip/sound/tick-switch.js';
import { pressFrames, usePressTicks } from '../../../shared/clip/sound/use-press-ticks.js';
import { useInstrument } from '../instrument.js';
import type { GhostHandle } from './lane-ghosts.js';
import type { Ghost } from './lane-model.js';
import type { FrameMark } from './lane-ruler.js';
import { LaneStrip } from './lane-strip.js';
import { useOwnBreakpoints } from './own-breakpoints.js';
import { PathSwitch } from './path-switch.js';
import { PictureOverlay } from './picture-overlay.js';
import { overlayPlace, theatre } from './player-prefs.js';
import styles from './player.module.css';
import { SeekBar } from './seek-bar.js';
import { Stage } from './stage.js';
import { Transport } from './transport.js';
import { useFullscreen } from './use-fullscreen.js';
import { useFullscreenMode } from './use-fullscreen-mode.js';
import { usePlayerKeys } from './use-player-keys.js';
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

/** Clip, transport and lanes: one instrument. */
export function Player({ combo, src, poster, sheet, sound = false, marks = [], onLesson, ...ghosts }: Props) {
  const clock = useClock();
  const { _id, gameId, actions, moves, sticks } = combo;
  const player = useRef<HTMLElement>(null);
  const viewer = useViewerController(gameId);
  useOwnBreakpoints(clock, _id);
  useFullscreenMode(clock, player);
  const views = useViews(player);
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
      <Stage src={src} poster={poster} sound={sound}>
        {views.overlay?.on === true && actions.length > 0 && (
          <PictureOverlay>
            <ControllerView actions={actions} sticks={sticks} viewer={viewer} />
          </PictureOverlay>
        )}
      </Stage>
      <div className={styles.seek}>
        <SeekBar breakpoints={breakpoints} marks={marks} sheet={sheet} />
      </div>
      <Transport {...views}>
        {sound && <SoundControl byKey />}
        <TickSwitch />
        {sticks !== undefined && <PathSwitch />}
      </Transport>
      <div className={styles.lanes}>
        <LaneStrip
          gameId={gameId}
          actions={actions}
          sticks={sticks}
          moves={moves}
          labels={viewer}
          marks={marks}
          {...ghosts}
        />
      </div>
    </section>
  );
}

/** How large the clip is, and whether the controller lies on it: where the panel beside is out of sight. */
function useViews(player: { readonly current: HTMLElement | null }) {
  const narrow = !useInstrument();
  const wide = useChoice(theatre) && !narrow;
  const place = useChoice(overlayPlace);
  const [full, toggleFullscreen] = useFullscreen(player);
  const toggleTheatre = () => {
    theatre.write(!wide);
    requestAnimationFrame(() => player.current?.scrollIntoView({ block: 'nearest' }));
  };
  const toggleOverlay = () => {
    overlayPlace.write({ ...place, shown: !place.shown });
  };
  return {
    overlay: narrow || wide || full ? { on: place.shown, toggle: toggleOverlay } : null,
    theatre: narrow || full ? null : { on: wide, toggle: toggleTheatre },
    fullscreen: toggleFullscreen === null ? null : { on: full, toggle: toggleFullscreen },
  };
}
