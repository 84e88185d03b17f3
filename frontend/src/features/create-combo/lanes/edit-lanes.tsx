import { type PressType } from '@combolab/contracts';
import { pressWords } from '../../../shared/terms/presses.js';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { useDrawFrame } from '../../../shared/clip/use-clock.js';
import lanesStyles from '../../../shared/lanes/lanes.module.css';
import { laneKey } from '../../../shared/lanes/lane-key.js';
import { LaneGrid } from '../../../shared/lanes/lane-grid.js';
import { useFollowPlayhead } from '../../../shared/lanes/use-follow-playhead.js';
import { NAMES_PX, useLaneZoom } from '../../../shared/lanes/use-lane-zoom.js';
import type { Editing } from '../editing/editing.js';
import { useEditing } from '../editing/use-editing.js';
import type { Selection } from '../track/edits.js';
import type { FrameNote } from '../track/track.js';
import type { HeardClip } from '../wave/heard-frames.js';
import { WaveLane } from '../wave/wave-lane.js';
import { editLanes } from './edit-lane-model.js';
import { EditLaneRow } from './edit-lane-row.js';
import styles from './edit-lanes.module.css';
import { EditRuler } from './edit-ruler.js';
import type { Marquee } from './lane-drag.js';
import { useLanePointer } from './use-lane-pointer.js';
import { t } from '../texts.js';

interface Props {
  readonly editing: Editing;
  readonly gameId: string;
  /** There is a clip, as long as its clock says. */
  readonly ready: boolean;
  /** What is heard of the clip; null where nothing is, or not yet. */
  readonly heard: HeardClip | null;
  /** Presses an input on the frame that is shown. */
  readonly onPress: (type: PressType) => void;
  readonly onNote: (note: FrameNote) => void;
}

/** All presses over time, to take, move, stretch and select; the list of presses is its twin in words. */
export function EditLanes({ editing, gameId, ready, heard, onPress, onNote }: Props) {
  const clock = useClock();
  const { history, selection, input } = useEditing(editing);
  const { presses, breakpoints, notes } = history.now;
  const { lastFrame } = clock;
  const lanes = useMemo(() => editLanes(presses, lastFrame), [presses, lastFrame]);
  const total = (ready ? lastFrame : Math.max(119, ...presses.map(({ start, end }) => end ?? start))) + 1;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const view = useLaneZoom(scroller, total);
  const { px, room, drawn } = view;
  const width = Math.max(room, Math.ceil(total * px));
  useFollowPlayhead(clock, scroller, view);
  const pointer = useLanePointer({ editing, clock, lanes, rows, px });
  const selectedIn = useMemo(() => selectedByLane(selection), [selection]);
  const row = lanes.findIndex(({ key }) => key === laneKey(input));

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = lanes[Math.min(lanes.length - 1, Math.max(0, row + by))];
    if (next === undefined) return;
    // Of a stick's directions the one that was pressed last.
    const before = next.bars.findLast(({ press }) => press.start <= clock.frame)?.press.type ?? next.first;
    editing.point(before);
    editing.tell(t('enterPressesItOnFrame', { input: pressWords(before), frame: clock.frame }));
  };
  return (
    <div className={styles.scroller} ref={scroller} onScroll={view.onScroll} data-lanes>
      <div
        className={lanesStyles.strip}
        style={{
          width: NAMES_PX + width,
          '--px': px,
          '--end': total,
        }}
      >
        <EditRuler total={total} view={view} breakpoints={breakpoints} notes={notes} onNote={onNote} />
        {(heard !== null || lanes.length > 0) && <LaneGrid view={view} width={width} />}
        {heard !== null && <WaveLane heard={heard} view={view} />}
        <div
          role="group"
          tabIndex={0}
          aria-label={t('lanesUpAndDownChoose')}
          className={styles.rows}
          ref={rows}
          onKeyDown={onKeyDown}
          {...pointer.handlers}
          onDoubleClick={(event) => {
            const lane = lanes[pointer.place(event)[1]];
            // With the pointer captured the event tells of the rows only.
            const under = document.elementFromPoint(event.clientX, event.clientY);
            const onBar = under !== null && under.closest('[data-press]') !== null;
            if (lane !== undefined && !onBar) onPress(laneKey(input) === lane.key ? input : lane.first);
          }}
        >
          <div aria-hidden>
            {lanes.map((lane, index) => (
              <EditLaneRow
                key={lane.key}
                lane={lane}
                gameId={gameId}
                from={drawn[0]}
                to={drawn[1]}
                px={px}
                selection={selection}
                selected={selectedIn.get(lane.key) ?? ''}
                current={index === row}
              />
            ))}
          </div>
          {pointer.marquee !== null && <MarqueeBox marquee={pointer.marquee} px={px} />}
        </div>
        {lanes.length === 0 && <p className={styles.hint}>{t('toCreateCombosSelectFrom')}</p>}
        <Over px={px} breakpoints={breakpoints} guide={pointer.guide} />
      </div>
    </div>
  );
}

function selectedByLane(selection: Selection): ReadonlyMap<string, string> {
  const byLane = new Map<string, string>();
  for (const key of selection) {
    const lane = laneKey(key.slice(0, key.indexOf('@')) as PressType);
    byLane.set(lane, `${byLane.get(lane) ?? ''} ${key}`);
  }
  return byLane;
}

const MarqueeBox = ({ marquee: { frames, rows }, px }: { readonly marquee: Marquee; readonly px: number }) => (
  <i
    className={styles.marquee}
    style={{
      left: NAMES_PX + frames[0] * px,
      width: (frames[1] - frames[0] + 1) * px,
      '--row': rows[0],
      '--rows': rows[1] - rows[0] + 1,
    }}
  />
);

interface OverProps {
  readonly px: number;
  readonly breakpoints: readonly number[];
  readonly guide: number | null;
}

/** Lines through all lanes: breakpoints, what a drag is drawn to, and the playhead. */
function Over({ px, breakpoints, guide }: OverProps) {
  const clock = useClock();
  const head = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  useDrawFrame(clock, (frame) => {
    if (head.current === null) return;
    head.current.style.transform = `translateX(${String((frame + 0.5) * px)}px)`;
    if (label.current?.firstChild != null) label.current.firstChild.nodeValue = String(frame);
  });
  return (
    <div className={lanesStyles.over} aria-hidden>
      {breakpoints.map((frame) => (
        <i key={frame} className={styles.stop} style={{ left: frame * px }} />
      ))}
      {guide !== null && <i className={styles.guide} style={{ left: guide * px }} />}
      <div className={lanesStyles.playhead} ref={head} data-playhead>
        <span ref={label}>0</span>
      </div>
    </div>
  );
}
