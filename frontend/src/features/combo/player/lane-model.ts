import type { Action, Press, PressType } from '@combolab/contracts';
import { laneKey } from '../../../shared/lanes/lane-key.js';

/** A press or hold as a bar: `length` 0 is a press. */
export interface LaneBar {
  readonly frame: number;
  /** Frames it is held. */
  readonly length: number;
  readonly type: PressType;
  /** A hold that is never released. */
  readonly open: boolean;
}

/** All presses of one stick, button or trigger. */
export interface Lane {
  readonly key: string;
  readonly first: PressType;
  readonly bars: readonly LaneBar[];
}

const isOpening = ({ hold }: Press): boolean => hold === 'SELECT_NO_HOLD' || hold === 'START_HOLD';

/** Length of the hold that begins at `frame`; up to the end of the clip when it is never released. */
function holdLength(
  actions: readonly Action[],
  frame: number,
  type: PressType,
  lastFrame: number,
): [length: number, open: boolean] {
  const end = actions.find(
    (action) =>
      action.frame > frame && action.presses.some((press) => press.type === type && press.hold === 'END_HOLD'),
  );
  return end === undefined ? [Math.max(0, lastFrame - frame), true] : [end.frame - frame, false];
}

/** Lanes of a combo, the most used first. */
export function lanesOf(actions: readonly Action[], lastFrame: number): readonly Lane[] {
  const lanes = new Map<string, { first: PressType; bars: LaneBar[] }>();
  for (const { frame, presses } of actions)
    for (const press of presses.filter(isOpening)) {
      const [length, open] =
        press.hold === 'START_HOLD' ? holdLength(actions, frame, press.type, lastFrame) : [0, false];
      const lane = lanes.get(laneKey(press.type)) ?? { first: press.type, bars: [] };
      lane.bars.push({ frame, length, type: press.type, open });
      lanes.set(laneKey(press.type), lane);
    }
  return [...lanes]
    .map(([key, lane]) => ({ key, ...lane }))
    .sort((a, b) => b.bars.length - a.bars.length || a.key.localeCompare(b.key));
}

/** A bar as it is drawn. */
export interface DrawnBar {
  readonly bar: LaneBar;
  /** Pixels. */
  readonly width: number;
  /** There is room for its sign. */
  readonly labelled: boolean;
}

const PRESS_PX = 24;
/** Bars that begin nearer to each other than this would be one blot anyway. */
const LEAST_APART_PX = 4;
const LABEL_PX = 15;

/** The bars of a lane that touch the frames from `from` to `to`, none over another's beginning, few enough to be told apart. */
export function drawnBars(bars: readonly LaneBar[], from: number, to: number, px: number): readonly DrawnBar[] {
  const drawn: DrawnBar[] = [];
  let next = Infinity;
  // From the last to the first, so that the room up to the next is known.
  for (const bar of bars.toReversed()) {
    const width = Math.max(PRESS_PX, bar.length * px);
    const room = (next - bar.frame) * px;
    if (room < (bar.length === 0 ? LEAST_APART_PX : 1)) continue;
    next = bar.frame;
    if (bar.frame > to || bar.frame * px + width < from * px) continue;
    const shown = Math.max(LEAST_APART_PX, Math.min(width, room - 1));
    drawn.push({ bar, width: shown, labelled: shown >= LABEL_PX });
  }
  return drawn.reverse();
}

/** A press that is not the combo's, drawn as an outline over the lanes. */
export type Ghost = Pick<LaneBar, 'frame' | 'length' | 'type'>;

/** The lanes, with an empty one at the end for each input that only outlines are of. */
export function withLanesOf(lanes: readonly Lane[], ghosts: readonly Ghost[]): readonly Lane[] {
  const known = new Set(lanes.map(({ key }) => key));
  const added: Lane[] = [];
  for (const { type } of ghosts) {
    const key = laneKey(type);
    if (known.has(key)) continue;
    known.add(key);
    added.push({ key, first: type, bars: [] });
  }
  return added.length === 0 ? lanes : [...lanes, ...added];
}
