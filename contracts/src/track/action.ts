import { z } from 'zod/mini';
import { HOLDS, PRESS_TYPES, type Hold, type Press, type PressType } from './press.js';

/** Frames per second of every clip and every frame number. */
export const FRAMES_PER_SECOND = 60;
export const MAX_ACTIONS = 1200;
/** A clip lasts at most 60 s, so no frame lies beyond this. */
export const MAX_FRAME = 60 * FRAMES_PER_SECOND;

/** Everything pressed on one frame; with `breakpoint` playback pauses there. */
export interface Action {
  readonly frame: number;
  readonly breakpoint: boolean;
  readonly presses: readonly Press[];
}

/** A press as clients may send it: `hold` may be absent or null, `isComplete` is computed by the server. */
export const PressInput = z.strictObject({
  type: z.enum(PRESS_TYPES),
  hold: z.optional(z.nullable(z.enum(HOLDS))),
  isComplete: z.optional(z.boolean()),
});

export const ActionInput = z.strictObject({
  frame: z.int().check(z.minimum(0), z.maximum(MAX_FRAME)),
  breakpoint: z.optional(z.boolean()),
  presses: z.array(PressInput).check(z.maxLength(PRESS_TYPES.length)),
});
/** What can be normalised: an action as sent, or as stored. */
export interface ActionInput {
  readonly frame: number;
  readonly breakpoint?: boolean | undefined;
  readonly presses: readonly { readonly type: PressType; readonly hold?: Hold | null | undefined }[];
}

/** Sent actions, of which several may be on one frame. */
const MAX_INPUTS = MAX_ACTIONS * PRESS_TYPES.length;
export const ActionInputs = z.array(ActionInput).check(
  z.maxLength(MAX_INPUTS),
  z.refine((actions) => new Set(actions.map(({ frame }) => frame)).size <= MAX_ACTIONS, {
    error: `are on more than ${MAX_ACTIONS.toLocaleString('en')} frames`,
  }),
);

export const StoredPress = z.object({ type: z.enum(PRESS_TYPES), hold: z.enum(HOLDS), isComplete: z.boolean() });
export const StoredAction = z.object({ frame: z.int(), breakpoint: z.boolean(), presses: z.array(StoredPress) });

/** Sorted by frame, one action per frame (later presses of one type win), each press once. */
function merge(actions: readonly ActionInput[]): Action[] {
  const byFrame = new Map<number, { breakpoint: boolean; presses: Map<string, Press> }>();
  for (const { frame, breakpoint, presses } of actions) {
    const merged = byFrame.get(frame) ?? { breakpoint: false, presses: new Map<string, Press>() };
    merged.breakpoint ||= breakpoint ?? false;
    for (const { type, hold } of presses)
      merged.presses.set(type, { type, hold: hold ?? 'SELECT_NO_HOLD', isComplete: true });
    byFrame.set(frame, merged);
  }
  return [...byFrame]
    .sort(([a], [b]) => a - b)
    .map(([frame, { breakpoint, presses }]) => ({ frame, breakpoint, presses: [...presses.values()] }));
}

/**
 * Actions as they are stored: sorted, one per frame, `isComplete` computed from whether each started hold is released
 * later (a hold started again before its release was never released).
 */
export function normaliseActions(inputs: readonly ActionInput[]): Action[] {
  const released = new Set<string>();
  return merge(inputs)
    .reverse()
    .map((action) => ({
      ...action,
      presses: action.presses.map((press): Press => {
        if (press.hold === 'SELECT_NO_HOLD') return press;
        if (press.hold === 'END_HOLD') {
          released.add(press.type);
          return press;
        }
        const isComplete = released.has(press.type);
        if (press.hold === 'START_HOLD') released.delete(press.type);
        return { ...press, isComplete };
      }),
    }))
    .reverse();
}

/** Presses whose hold is never released, with their frame; sharing a combo is refused while there is one. */
export const unreleasedHolds = (actions: readonly Action[]): readonly { frame: number; press: Press }[] =>
  actions.flatMap(({ frame, presses }) =>
    presses.filter((press) => !press.isComplete).map((press) => ({ frame, press })),
  );
