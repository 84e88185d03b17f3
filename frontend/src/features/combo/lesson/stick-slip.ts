import type { Action } from '@combolab/contracts';
import type { SampledStick, StickPlace, StickSamples } from '../../../shared/sticks/stick-samples.js';
import { lanesOf, type LaneBar } from '../player/lane-model.js';

/** Nearer than this to the middle a stick points nowhere; of the way to its gate. */
const PUSHED = 0.35;
/** So many frames a push lasts that was not held. */
const TAP = 3;
/** Frames before and after a push of the model in which one's own may lie. */
const AROUND = 8;
/** Smaller angles are nobody's slip: notches of the gate are 45 degrees apart, a thumb holds them to about this. */
const LEAST_DEGREES = 8;

/** The push of a run that points furthest from where the model's points. */
export interface StickSlip {
  readonly stick: SampledStick;
  /** Frames that show both, the first and the last. */
  readonly frames: readonly [from: number, to: number];
  /** Degrees between the two, 8 to 180. */
  readonly degrees: number;
  /** On which side of the model's one stopped. */
  readonly side: 'low' | 'high' | 'left' | 'right';
}

interface Push {
  readonly stick: SampledStick;
  /** Its first and last frame. */
  readonly frames: readonly [from: number, to: number];
  /** The frames in which one's own may lie: none of them belongs to another push. */
  readonly around: readonly [from: number, to: number];
}

const stickOf = (type: string): SampledStick | null =>
  type.startsWith('CONTROL_STICK') ? 'CONTROL_STICK' : type.startsWith('C_STICK') ? 'C_STICK' : null;
const endOf = ({ frame, length }: LaneBar): number => frame + Math.max(length, TAP);

/** The pushes of a combo's sticks. */
function pushesOf(actions: readonly Action[], lastFrame: number): readonly Push[] {
  return lanesOf(actions, lastFrame).flatMap(({ first, bars }) => {
    const stick = stickOf(first);
    if (stick === null) return [];
    return bars.map((bar, at): Push => {
      const [before, after] = [bars[at - 1], bars[at + 1]];
      const end = after === undefined ? endOf(bar) : Math.min(endOf(bar), after.frame - 1);
      const since = before === undefined ? 0 : Math.ceil((Math.min(endOf(before), bar.frame) + bar.frame) / 2);
      const until = after === undefined ? lastFrame : Math.floor((end + after.frame) / 2);
      const around = [Math.max(0, since, bar.frame - AROUND), Math.min(until, end + AROUND)] as const;
      return { stick, frames: [bar.frame, end], around };
    });
  });
}

const reach = ([x, y]: StickPlace): number => Math.hypot(x, y);
const degreesOf = ([x, y]: StickPlace): number => (Math.atan2(y, x) * 180) / Math.PI;

/** As far out as the furthest, within what a thumb trembles. */
const AS_FAR = 0.9;

/** Where the stick is furthest out between two frames, both included, nearest to a frame; null where it is not pushed. */
function furthest(
  samples: StickSamples,
  stick: SampledStick,
  [from, to]: Push['frames'],
  middle: number,
): StickPlace | null {
  const seen: { readonly place: StickPlace; readonly away: number }[] = [];
  for (let frame = from; frame <= to; frame += 1) {
    const place = samples.stick(stick, frame);
    if (place !== null && reach(place) >= PUSHED) seen.push({ place, away: Math.abs(frame - middle) });
  }
  const most = Math.max(...seen.map(({ place }) => reach(place)));
  const far = seen.filter(({ place }) => reach(place) >= most * AS_FAR).sort((a, b) => a.away - b.away);
  return far[0]?.place ?? null;
}

/** On which side of the model's place one's own is: what differs more decides. */
function sideOf([x, y]: StickPlace, [ownX, ownY]: StickPlace): StickSlip['side'] {
  if (Math.abs(ownY - y) >= Math.abs(ownX - x)) return ownY < y ? 'low' : 'high';
  return ownX < x ? 'left' : 'right';
}

/**
 * Where one's own stick points furthest from the model's, over all pushes of the combo that the run has, too; null when each
 * is within 8 degrees.
 * @param lastFrame of the clip
 */
export function stickSlip(
  actions: readonly Action[],
  lastFrame: number,
  { model, own }: { readonly model: StickSamples; readonly own: StickSamples },
): StickSlip | null {
  let worst: StickSlip | null = null;
  for (const { stick, frames, around } of pushesOf(actions, lastFrame)) {
    const middle = (frames[0] + frames[1]) / 2;
    const wanted = furthest(model, stick, frames, middle);
    const mine = furthest(own, stick, around, middle);
    if (wanted === null || mine === null) continue;
    const apart = Math.abs(degreesOf(mine) - degreesOf(wanted));
    const degrees = Math.round(Math.min(apart, 360 - apart));
    if (degrees < LEAST_DEGREES || degrees <= (worst?.degrees ?? 0)) continue;
    worst = { stick, frames: around, degrees, side: sideOf(wanted, mine) };
  }
  return worst;
}
