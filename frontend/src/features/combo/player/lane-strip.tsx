import { useImperativeHandle, useMemo, useRef, type PointerEvent, type Ref } from 'react';
import { DEFAULT_GAME_ID, type Action, type NamedMove, type ScrubSheet } from '@combolab/contracts';
import { AUTHORS_VIEW } from '../../../shared/controller/mapping.js';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { appendGhost, clearGhosts, type GhostHandle } from './lane-ghosts.js';
import { LaneGrid } from '../../../shared/lanes/lane-grid.js';
import { laneKey } from '../../../shared/lanes/lane-key.js';
import { lanesOf, withLanesOf, type Ghost } from './lane-model.js';
import { LaneRow, type LaneLabels } from './lane-row.js';
import { MoveRow } from './move-row.js';
import { stickPaths } from './player-prefs.js';
import { StickPathRow } from './stick-path-row.js';
import { useIsMobile } from '../../../shared/lib/use-media-query.js';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { StickSamples, type SampledStick } from '../../../shared/sticks/stick-samples.js';
import { LaneRuler, type FrameMark } from './lane-ruler.js';
import styles from '../../../shared/lanes/lanes.module.css';
import { useClockState, useDrawFrame } from '../../../shared/clip/use-clock.js';
import { useFollowPlayhead } from '../../../shared/lanes/use-follow-playhead.js';
import { NAMES_PX, useLaneZoom } from '../../../shared/lanes/use-lane-zoom.js';
import { t } from '../texts.js';

interface Props {
  readonly actions: readonly Action[];
  /** How the sticks moved, as combos keep it; without it they have no lanes of their paths. */
  readonly sticks?: string | undefined;
  /** How other sticks moved, such as the viewer's own: thin lines over those paths. */
  readonly ghostSticks?: string | undefined;
  /** Named by the author; without any they have no lane. */
  readonly moves?: readonly NamedMove[] | undefined;
  /** Whose controls name the lanes; those of the usual game when it is absent. */
  readonly gameId?: string;
  /** What inputs are called on the viewer's controller; the author's names when it is absent. */
  readonly labels?: LaneLabels;
  /** Shown on the ruler; a click leads to their frame. */
  readonly marks?: readonly FrameMark[];
  /** Pictures of the clip for the ruler. */
  readonly sheet?: ScrubSheet | undefined;
  /** The viewer's own presses, outlined over the lanes. */
  readonly ghosts?: readonly Ghost[];
  /** The viewer's own presses stand under those of the combo instead of over them. */
  readonly floors?: boolean;
  /** Adds outlines while the clip plays, outside of React. */
  readonly ghostHandle?: Ref<GhostHandle>;
}

const NOTHING: readonly never[] = [];
/** Pixels that the lanes' signs take, where there is no room for their names. */
const SIGNS_PX = 52;

/** All inputs over time, under the ruler that scrubs. For the eye and the pointer; the input list is its twin in words. */
export function LaneStrip({
  actions,
  sticks,
  ghostSticks,
  moves = NOTHING,
  gameId = DEFAULT_GAME_ID,
  labels = AUTHORS_VIEW,
  marks = NOTHING,
  sheet,
  ghosts = NOTHING,
  floors = false,
  ghostHandle,
}: Props) {
  const clock = useClock();
  const { lastFrame } = clock;
  const lanes = useMemo(() => withLanesOf(lanesOf(actions, lastFrame), ghosts), [actions, lastFrame, ghosts]);
  const breakpoints = useMemo(
    () => actions.filter(({ breakpoint }) => breakpoint).map(({ frame }) => frame),
    [actions],
  );
  const paths = usePaths(sticks, ghostSticks);
  const total = Math.max(lastFrame, actions.at(-1)?.frame ?? 0) + 1;
  const scroller = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const narrow = useIsMobile();
  const view = useLaneZoom(scroller, total, narrow ? SIGNS_PX : NAMES_PX);
  const { px, room, drawn } = view;
  useFollowPlayhead(clock, scroller, view);
  useImperativeHandle(ghostHandle, () => ({
    add: (ghost) => {
      appendGhost(strip.current, laneKey(ghost.type), ghost, styles.ghost);
    },
    clear: () => {
      clearGhosts(strip.current);
    },
  }));
  const width = Math.max(room, Math.ceil(total * px));
  return (
    <div className={styles.scroller} ref={scroller} onScroll={view.onScroll}>
      <div
        ref={strip}
        className={styles.strip}
        data-viewer
        data-floors={floors || undefined}
        data-narrow={narrow}
        style={{
          width: view.names + width,
          '--names': `${String(view.names)}px`,
          '--px': px,
          '--end': total,
        }}
      >
        <LaneRuler total={total} view={view} breakpoints={breakpoints} marks={marks} sheet={sheet} />
        {(moves.length > 0 || lanes.length > 0 || paths.length > 0) && <LaneGrid view={view} width={width} />}
        <div aria-hidden>
          {moves.length > 0 && <MoveRow moves={moves} from={drawn[0]} to={drawn[1]} px={px} />}
          {lanes.map((lane) => (
            <LaneRow
              key={lane.key}
              lane={lane}
              labels={labels}
              gameId={gameId}
              from={drawn[0]}
              to={drawn[1]}
              px={px}
              ghosts={ghosts === NOTHING ? NOTHING : ghosts.filter(({ type }) => laneKey(type) === lane.key)}
            />
          ))}
          {lanes.length === 0 && paths.length === 0 && <p className={styles.none}>{t('noInputsWereNotedFor')}</p>}
        </div>
        {paths.map(({ samples, over, stick }) => (
          <StickPathRow
            key={stick}
            samples={samples}
            over={over}
            stick={stick}
            from={drawn[0]}
            to={Math.min(drawn[1], total - 1)}
            px={px}
          />
        ))}
        <Lines breakpoints={breakpoints} drawn={drawn} />
        <SeekArea px={px} pans={width > room} />
        <Playhead px={px} width={width} />
      </div>
    </div>
  );
}

const STICKS: readonly SampledStick[] = ['CONTROL_STICK', 'C_STICK'];

/** The sticks whose paths are shown: those that move, unless the viewer wants none. */
function usePaths(sticks: string | undefined, ghostSticks: string | undefined) {
  const wanted = useChoice(stickPaths);
  return useMemo(() => {
    const samples = wanted ? StickSamples.of(sticks) : null;
    if (samples === null) return [];
    const over = StickSamples.of(ghostSticks);
    return STICKS.filter((stick) => samples.moves(stick) || over?.moves(stick) === true).map((stick) => ({
      samples,
      over,
      stick,
    }));
  }, [wanted, sticks, ghostSticks]);
}

interface LinesProps {
  readonly breakpoints: readonly number[];
  /** Frames that are drawn. */
  readonly drawn: readonly [from: number, to: number];
}

/** Breakpoints and the loop, through all lanes. */
function Lines({ breakpoints, drawn: [from, to] }: LinesProps) {
  const clock = useClock();
  const { ownBreakpoints, range } = useClockState(clock);
  return (
    <div className={styles.lines} aria-hidden>
      {breakpoints
        .filter((frame) => from <= frame && frame <= to)
        .map((frame) => (
          <i key={frame} className={styles.stop} style={{ '--frame': frame }} />
        ))}
      {ownBreakpoints.map((frame) => (
        <i key={`own ${String(frame)}`} className={styles.own} style={{ '--frame': frame }} />
      ))}
      {range !== null && (
        <i className={styles.loop} style={{ '--frame': range.start, '--length': range.end + 1 - range.start }} />
      )}
      <i className={styles.beyond} />
    </div>
  );
}

interface AreaProps {
  readonly px: number;
  /** There is more than is in view: touches scroll it. */
  readonly pans: boolean;
}

/** Pressing and dragging in the lanes seek, as on the ruler. */
function SeekArea({ px, pans }: AreaProps) {
  const clock = useClock();
  const seekTo = ({ type, buttons, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (type === 'pointermove' && buttons !== 1) return;
    clock.pause();
    clock.seek(Math.floor((clientX - currentTarget.getBoundingClientRect().left) / px));
  };
  return (
    <div
      className={styles.area}
      data-pans={pans}
      data-seeks
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        if (event.pointerType === 'mouse' || !pans) event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={seekTo}
    />
  );
}

function Playhead({ px, width }: { readonly px: number; readonly width: number }) {
  const clock = useClock();
  const head = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  useDrawFrame(clock, (frame) => {
    if (head.current === null) return;
    const x = (frame + 0.5) * px;
    head.current.style.transform = `translateX(${String(x)}px)`;
    if (label.current === null) return;
    label.current.style.transform = `translateX(${String(Math.min(1, x / width) * -100)}%)`;
    if (label.current.firstChild !== null) label.current.firstChild.nodeValue = String(frame);
  });
  return (
    <div className={styles.over} aria-hidden>
      <div className={styles.playhead} ref={head} data-playhead>
        <span ref={label}>0</span>
      </div>
    </div>
  );
}
