import type { Action, Press, PressType } from '@combolab/contracts';

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

/** Inputs share a lane when the first 7 characters of their names are the same. */
const laneKey = (type: PressType): string => type.slice(0, 7);

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
  return end === undefined ? [lastFrame - frame, true] : [end.frame - frame, false];
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

/** Frames between two numbers of the ruler, so that they don't run into each other. */
export const rulerStep = (pixelsPerFrame: number): number =>
  [5, 10, 20, 30, 60, 120, 300].find((step) => step * pixelsPerFrame >= 44) ?? 600;
