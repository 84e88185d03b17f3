import { inputFamily, normaliseActions, type Action, type Hold, type Press, type PressType } from '@combolab/contracts';

/** What can be done to the presses of a combo. */
export type PressChange =
  /** Presses an input on a frame; the same press again takes it away, another hold replaces it. */
  | { readonly type: 'press'; readonly frame: number; readonly press: PressType; readonly hold: Hold }
  | { readonly type: 'remove'; readonly frame: number; readonly press: PressType }
  | { readonly type: 'toggle-breakpoint'; readonly frame: number }
  | { readonly type: 'replace'; readonly actions: readonly Action[] };

type Presses = readonly Press[];

const isStick = (type: PressType): boolean => ['stick', 'cstick'].includes(inputFamily(type));

/** A stick points one way at a time; a release may stand beside the direction it pivots to. */
const excludes = (press: PressType, hold: Hold, other: Press): boolean =>
  hold !== 'END_HOLD' &&
  other.hold !== 'END_HOLD' &&
  other.type !== press &&
  isStick(press) &&
  inputFamily(other.type) === inputFamily(press);

function pressed(presses: Presses, press: PressType, hold: Hold): Presses {
  const others = presses.filter((other) => other.type !== press && !excludes(press, hold, other));
  const same = presses.some((other) => other.type === press && other.hold === hold);
  return same ? others : [...others, { type: press, hold, isComplete: true }];
}

const EMPTY = { breakpoint: false, presses: [] as Presses };

/** Changes what stands on one frame; a frame with nothing on it is dropped. */
function onFrame(
  actions: readonly Action[],
  frame: number,
  change: (action: typeof EMPTY) => Partial<typeof EMPTY>,
): readonly Action[] {
  const before = actions.find((action) => action.frame === frame) ?? EMPTY;
  const after = { ...before, ...change(before), frame };
  const others: readonly Action[] = actions.filter((action) => action.frame !== frame);
  const empty = !after.breakpoint && after.presses.length === 0;
  return normalised(empty ? others : [...others, after]);
}

const normalised = (actions: readonly Action[]): readonly Action[] => normaliseActions(actions);

/** The presses after a change: sorted by frame, each knowing whether its hold is released. */
export function changePresses(actions: readonly Action[], change: PressChange): readonly Action[] {
  switch (change.type) {
    case 'press':
      return onFrame(actions, change.frame, ({ presses }) => ({
        presses: pressed(presses, change.press, change.hold),
      }));
    case 'remove':
      return onFrame(actions, change.frame, ({ presses }) => ({
        presses: presses.filter(({ type }) => type !== change.press),
      }));
    case 'toggle-breakpoint':
      return onFrame(actions, change.frame, ({ breakpoint }) => ({ breakpoint: !breakpoint }));
    case 'replace':
      return normalised(change.actions);
  }
}

/** Inputs whose hold was started before a frame and not released before it. */
export function heldBefore(actions: readonly Action[], frame: number): ReadonlySet<PressType> {
  const held = new Set<PressType>();
  for (const action of actions) {
    if (action.frame >= frame) break;
    for (const { type, hold } of action.presses) {
      if (hold === 'START_HOLD' || hold === 'MAINTAIN_HOLD') held.add(type);
      else if (hold === 'END_HOLD') held.delete(type);
    }
  }
  return held;
}

/** Whether an input can be pressed that way: only what is held can be released, and what is held not be pressed again. */
export const canPress = (held: ReadonlySet<PressType>, press: PressType, hold: Hold): boolean =>
  held.has(press) === (hold === 'END_HOLD');
