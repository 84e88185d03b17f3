import { z } from 'zod/mini';
import { FRAMES_PER_SECOND, MAX_FRAME } from '../track/action.js';
import { PRESS_TYPES } from '../track/press.js';
import { Id } from '../views/text.js';

export const PRACTICE_SPEEDS = [1 / 8, 1 / 4, 1 / 2, 2 / 3, 1] as const;
export const PRACTICE_CONTROLLERS = ['gamepad', 'keyboard', 'touch'] as const;
/** How far before and behind the clip a press may lie: 2 s. */
const MARGIN_FRAMES = 2 * FRAMES_PER_SECOND;
/** A run that lasts longer, in ms, is not handed in. */
export const MAX_RUN_MS = 15 * 60_000;
/** Presses and releases that a run may have. */
export const MAX_RUN_EDGES = 4000;

const Edge = z.strictObject({
  type: z.enum(PRESS_TYPES),
  down: z.boolean(),
  /** Frame of the clip; may be a fraction. */
  frame: z.number().check(z.minimum(-MARGIN_FRAMES), z.maximum(MAX_FRAME + MARGIN_FRAMES)),
  /** Since the run began, ms; of runs that waited alone, whose frames stand still. */
  at: z.exactOptional(z.number().check(z.minimum(0), z.maximum(MAX_RUN_MS))),
});
const Frame = z.int().check(z.minimum(0), z.maximum(MAX_FRAME));

const RunFields = z.strictObject({
  comboId: Id,
  /** Version of the combo that was practised. */
  contentVersion: z.int().check(z.minimum(0)),
  /** Part of full speed. */
  speed: z.literal(PRACTICE_SPEEDS),
  /** `exact` and `needed` waited at each action, `timed` did not. */
  strictness: z.enum(['exact', 'needed', 'timed']),
  controller: z.enum(PRACTICE_CONTROLLERS),
  /** First and last frame practised, both included; null for the whole clip. */
  section: z.nullable(z.tuple([Frame, Frame])),
  /** In the order they happened. */
  edges: z.array(Edge).check(z.maxLength(MAX_RUN_EDGES)),
  /** Real time from where playing began to where it ended, ms. */
  durationMs: z.number().check(z.minimum(0), z.maximum(MAX_RUN_MS)),
});

/** What somebody pressed while a clip ran or waited, as it is handed in; who reads it judges it anew. */
export const PracticeRun = RunFields.check(
  z.refine(
    ({ strictness, section, edges }) =>
      strictness === 'timed' || (section === null && edges.every(({ at }) => at !== undefined)),
    { error: 'is of a lesson that waits: it has no section, and each of its presses a time' },
  ),
);
export type PracticeRun = z.output<typeof PracticeRun>;
