import { inputFamily, type Action, type InputFamily, type Press, type PressType } from '@combolab/contracts';
import { inputRole } from '../../shared/controller/input-roles.js';

/** A press as a bar; `length` in frames, 0 when it is not held. */
export interface SampleBar {
  readonly frame: number;
  readonly length: number;
  readonly type: PressType;
}

export interface SampleLane {
  readonly family: InputFamily;
  readonly name: string;
  readonly bars: readonly SampleBar[];
}

const heldUntil = (actions: readonly Action[], frame: number, type: PressType): number =>
  actions.find(
    (action) =>
      action.frame > frame && action.presses.some((press) => press.type === type && press.hold === 'END_HOLD'),
  )?.frame ?? frame;

const isOpening = ({ hold }: Press): boolean => hold === 'SELECT_NO_HOLD' || hold === 'START_HOLD';

/** The `most` busiest lanes of a combo, in the order their inputs first appear. */
export function sampleLanes(actions: readonly Action[], most: number, gameId: string): readonly SampleLane[] {
  const lanes = new Map<InputFamily, SampleBar[]>();
  for (const { frame, presses } of actions)
    for (const { type, hold } of presses.filter(isOpening)) {
      const family = inputFamily(type);
      const length = hold === 'START_HOLD' ? heldUntil(actions, frame, type) - frame : 0;
      lanes.set(family, [...(lanes.get(family) ?? []), { frame, length, type }]);
    }
  const order = [...lanes.keys()];
  const busiest = new Set(
    [...order].sort((a, b) => (lanes.get(b)?.length ?? 0) - (lanes.get(a)?.length ?? 0)).slice(0, most),
  );
  return order
    .filter((family) => busiest.has(family))
    .map((family) => ({ family, name: inputRole(gameId, family), bars: lanes.get(family) ?? [] }));
}
