import { useMemo } from 'react';
import { StickSamples, type StickPlace } from '../../../shared/sticks/stick-samples.js';
import { useStore } from '../../../shared/store/use-store.js';
import type { LessonSession } from './lesson-session.js';
import styles from './run-stick.module.css';
import { stickSlip, type StickSlip } from './stick-slip.js';
import { t } from '../texts.js';

/** Of the drawing, from its middle to a corner of the gate; px. */
const RADIUS = 54;
const SIZE = 116;
const MIDDLE = SIZE / 2;
const CORNERS = Array.from({ length: 8 }, (_, corner) => {
  const angle = (corner * Math.PI) / 4;
  return `${(MIDDLE + RADIUS * Math.cos(angle)).toFixed(1)},${(MIDDLE + RADIUS * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

/** Where a stick is in the drawing; pads without a gate reach beyond it. */
function spot([x, y]: StickPlace): readonly [number, number] {
  const far = RADIUS / Math.max(1, Math.hypot(x, y));
  return [MIDDLE + x * far, MIDDLE - y * far];
}

/** The places of a stick on some frames, from the first to the furthest: the way back is not what is judged. */
function wayOut(samples: StickSamples, { stick, frames: [from, to] }: StickSlip): readonly StickPlace[] {
  const places: StickPlace[] = [];
  for (let frame = from; frame <= to; frame += 1) {
    const place = samples.stick(stick, frame);
    if (place !== null) places.push(place);
  }
  const far = places.map((place) => Math.hypot(...place));
  return places.slice(0, far.lastIndexOf(Math.max(...far)) + 1);
}

const lineOf = (places: readonly StickPlace[]): string =>
  places
    .map((place) =>
      spot(place)
        .map((px) => px.toFixed(1))
        .join(','),
    )
    .join(' ');

interface Props {
  readonly session: LessonSession;
  /** How the model's sticks moved; undefined where nobody knows. */
  readonly model: string | undefined;
  /** The last one of the clip. */
  readonly lastFrame: number;
}

/** After a run on a pad: where its stick pointed furthest from the model's. */
export function RunStick({ session, model, lastFrame }: Props) {
  const { finished } = useStore(session.view);
  const own = finished?.sticks;
  const both = useMemo(() => {
    const [theirs, mine] = [StickSamples.of(model), StickSamples.of(own)];
    if (theirs === null || mine === null) return null;
    const slip = stickSlip(session.combo.actions, lastFrame, { model: theirs, own: mine });
    return slip === null ? null : { theirs, mine, slip };
  }, [model, own, session, lastFrame]);
  if (both === null) return null;
  const { theirs, mine, slip } = both;
  const [wanted, moved] = [wayOut(theirs, slip), wayOut(mine, slip)];
  const [wantedEnd, movedEnd] = [wanted.at(-1), moved.at(-1)];
  const [from, to] = slip.frames;
  return (
    <section className={styles.panel} data-family={slip.stick === 'C_STICK' ? 'cstick' : 'stick'}>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${String(SIZE)} ${String(SIZE)}`} aria-hidden>
        <polygon className={styles.gate} points={CORNERS} />
        <path
          className={styles.cross}
          d={`M4 ${String(MIDDLE)}H${String(SIZE - 4)}M${String(MIDDLE)} 4V${String(SIZE - 4)}`}
        />
        <polyline className={styles.model} points={lineOf(wanted)} />
        <polyline className={styles.own} points={lineOf(moved)} />
        {wantedEnd !== undefined && <Dot className={styles.modelEnd} at={wantedEnd} />}
        {movedEnd !== undefined && <Dot className={styles.ownEnd} at={movedEnd} />}
      </svg>
      <div className={styles.words}>
        <h2>{t('stickFrames', { stick: slip.stick === 'C_STICK' ? 'c' : 'left', from, to })}</h2>
        <p className={styles.key}>
          <i className={styles.modelKey} aria-hidden /> {t('model')}
        </p>
        <p className={styles.key}>
          <i className={styles.ownKey} aria-hidden /> {t('you')}
        </p>
        <p>{t('youStopOff', { degrees: slip.degrees, side: slip.side })}</p>
      </div>
    </section>
  );
}

function Dot({ className, at }: { readonly className: string | undefined; readonly at: StickPlace }) {
  const [x, y] = spot(at);
  return <circle className={className} cx={x} cy={y} r={5} />;
}
