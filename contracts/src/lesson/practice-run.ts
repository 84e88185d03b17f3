import { z } from 'zod/mini';
import { FRAMES_PER_SECOND, MAX_FRAME } from '../track/action.js';
import { PRESS_TYPES } from '../track/press.js';
import { Id } from '../views/text.js';

export const PRACTICE_SPEEDS = [1 / 8, 1 / 4, 1 / 2, 2 / 3, 1] as const;
export const PRACTICE_CONTROLLERS = ['gamepad', 'keyboard', 'touch'] as const;
const MAX_EDGES = 4000;
/** How far before and behind the clip a press may lie: 2 s. */
const MARGIN_FRAMES = 2 * FRAMES_PER_SECOND;
const MAX_DURATION_MS = 15 * 60_000;

const Edge = z.strictObject({
  type: z.enum(PRESS_TYPES),
  down: z.boolean(),
  /** Frame of the clip; may be a fraction. */
  frame: z.number().check(z.minimum(-MARGIN_FRAMES), z.maximum(MAX_FRAME + MARGIN_FRAMES)),
});
const Frame = z.int().check(z.minimum(0), z.maximum(MAX_FRAME));

/** What somebody pressed while a clip ran, as it is handed in; who reads it judges it anew. */
export const PracticeRun = z.strictObject({
  comboId: Id,
  /** Version of the combo that was practised. */
  contentVersion: z.int().check(z.minimum(0)),
  /** Part of full speed. */
  speed: z.literal(PRACTICE_SPEEDS),
  strictness: z.literal('timed'),
  controller: z.enum(PRACTICE_CONTROLLERS),
  /** First and last frame practised, both included; null for the whole clip. */
  section: z.nullable(z.tuple([Frame, Frame])),
  /** In the order they happened. */
  edges: z.array(Edge).check(z.maxLength(MAX_EDGES)),
  /** Real time from where playing began to where it ended, ms. */
  durationMs: z.number().check(z.minimum(0), z.maximum(MAX_DURATION_MS)),
});
export type PracticeRun = z.output<typeof PracticeRun>;
