import { inputFamily, pressLabel, type Action, type InputFamily, type Press } from '@combolab/contracts';
import { useMemo, useRef, type CSSProperties, type PointerEvent } from 'react';
import { cx } from '../../../shared/lib/cx.js';
import { Keycap } from '../../../shared/ui/keycap.js';
import type { FrameClock } from './frame-clock.js';
import { lanesOf, rulerStep, type Lane, type LaneBar } from './lane-model.js';
import styles from './lane-strip.module.css';
import { useDrawFrame } from './use-clock.js';

/** Long clips scroll rather than crowd. */
const LEAST_PX_PER_FRAME = 6;
/** Width of the lanes' names. */
const NAMES_PX = 92;

const familyName: Readonly<Record<InputFamily, string>> = {
  stick: 'Stick',
  cstick: 'C-stick',
  a: 'Attack',
  b: 'Special',
  x: 'Jump',
  y: 'Jump',
  trigger: 'Shield',
  z: 'Grab',
};

interface Props {
  readonly clock: FrameClock;
  readonly actions: readonly Action[];
}

/** All inputs over time. A drawing for the eye and the pointer; the input list is its twin for everyone else. */
export function LaneStrip({ clock, actions }: Props) {
  const { lastFrame } = clock;
  const lanes = useMemo(() => lanesOf(actions, lastFrame), [actions, lastFrame]);
  const scroller = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const total = Math.max(1, lastFrame);

  useDrawFrame(clock, (frame) => {
    if (head.current === null) return;
    head.current.style.setProperty('--at', String(frame / total));
    head.current.dataset.frame = String(frame);
    keepInView(scroller.current, frame / total);
  });
  const seekTo = (event: PointerEvent<HTMLDivElement>) => {
    const box = area.current?.getBoundingClientRect();
    if (box === undefined || (event.type === 'pointermove' && event.buttons !== 1)) return;
    clock.pause();
    clock.seek(((event.clientX - box.left) / box.width) * total);
  };
  if (lanes.length === 0) return null;
  const ends: CSSProperties = { '--total': total, minWidth: NAMES_PX + total * LEAST_PX_PER_FRAME };
  return (
    <div className={styles.scroller} ref={scroller} aria-hidden>
      <div className={styles.strip} style={ends}>
        <Ruler total={total} />
        {lanes.map((lane) => (
          <LaneRow key={lane.key} lane={lane} />
        ))}
        <div
          className={styles.area}
          ref={area}
          onPointerDown={(event) => {
            if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
            seekTo(event);
          }}
          onPointerMove={seekTo}
        >
          <div className={styles.playhead} ref={head} />
        </div>
      </div>
    </div>
  );
}

/** Scrolls a long strip along with the playhead. */
function keepInView(scroller: HTMLElement | null, at: number): void {
  if (scroller === null || scroller.scrollWidth <= scroller.clientWidth) return;
  const x = at * (scroller.scrollWidth - NAMES_PX);
  const room = scroller.clientWidth - NAMES_PX;
  if (x < scroller.scrollLeft || x > scroller.scrollLeft + room * 0.85) scroller.scrollLeft = x - room * 0.25;
}

function Ruler({ total }: { readonly total: number }) {
  const step = rulerStep(LEAST_PX_PER_FRAME);
  const marks = Array.from({ length: Math.ceil(total / step) }, (_, n) => n * step);
  return (
    <div className={styles.ruler}>
      <span />
      <div>
        {marks.map((frame) => (
          <span key={frame} className="mono" style={{ '--frame': frame }}>
            {frame}
          </span>
        ))}
      </div>
    </div>
  );
}

function LaneRow({ lane }: { readonly lane: Lane }) {
  const family = inputFamily(lane.first);
  const sign: Press = { type: lane.first, hold: 'SELECT_NO_HOLD', isComplete: true };
  const isStick = family === 'stick' || family === 'cstick';
  return (
    <div className={styles.lane} style={{ '--c': `var(--in-${family})` }}>
      <span className={styles.name}>
        {isStick ? <i className={styles.stick}>{family === 'stick' ? 'L' : 'C'}</i> : <Keycap press={sign} />}
        {familyName[family]}
      </span>
      <div>
        {lane.bars.map((bar) => (
          <Bar
            key={`${String(bar.frame)} ${bar.type}`}
            bar={bar}
            round={!isStick && family !== 'trigger' && family !== 'z'}
          />
        ))}
      </div>
    </div>
  );
}

function Bar({ bar, round }: { readonly bar: LaneBar; readonly round: boolean }) {
  return (
    <span
      className={cx(styles.bar, bar.open && styles.open, round && bar.length === 0 && styles.round)}
      style={{ '--frame': bar.frame, '--length': bar.length }}
    >
      {bar.open ? 'not released' : pressLabel(bar.type)}
    </span>
  );
}
