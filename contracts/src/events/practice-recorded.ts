import { z } from 'zod/mini';
import { Time } from '../views/text.js';
import { defineEvent } from './event.js';

/** When a combo is due again, by the state of FSRS (open-spaced-repetition, version 6). */
const Card = z.object({
  due: Time,
  /** Days until nine of ten runs would succeed. */
  stability: z.number(),
  /** 1 to 10. */
  difficulty: z.number(),
  scheduledDays: z.number(),
  learningSteps: z.int(),
  reps: z.int(),
  lapses: z.int(),
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: z.int(),
});

/** A user practised a combo. Stream `practice/<userId>/<comboId>`. */
export const PracticeRecorded = defineEvent('practice.recorded', {
  data: z.object({
    userId: z.string(),
    comboId: z.string(),
    runId: z.string(),
    /** Version of the combo that was practised. */
    contentVersion: z.int(),
    /** Part of full speed. */
    speed: z.number(),
    controller: z.enum(['gamepad', 'keyboard', 'touch']),
    /** First and last frame when only a part was practised; null for all of it. */
    section: z.nullable(z.tuple([z.int(), z.int()])),
    /** How a lesson that waited was played: it measured no timing, so its run is never the best. Absent when it did not wait. */
    strictness: z.exactOptional(z.enum(['exact', 'needed'])),
    /** 0 to 100. */
    score: z.number(),
    /** 0 where the lesson waited. */
    onTime: z.int(),
    /** Presses asked for; where the lesson waited, its steps. */
    total: z.int(),
    /** Mean error in frames, above 0 when late; 0 where the lesson waited. */
    average: z.number(),
    clean: z.boolean(),
    /** Whether the run can have happened so; others stand on no board. */
    plausible: z.boolean(),
    /** Absent for parts of a combo. */
    card: z.exactOptional(Card),
  }),
  upcasts: [(old) => old],
  example: {
    ...{
      userId: 'u1',
      comboId: 'c1',
      runId: 'r1',
      contentVersion: 1,
      speed: 0.25,
      controller: 'gamepad',
      section: null,
    },
    ...{ score: 86, onTime: 5, total: 7, average: 0.9, clean: true, plausible: true },
    card: {
      ...{ due: '2026-01-04T00:00:00.000Z', stability: 3, difficulty: 5, scheduledDays: 3 },
      ...{ learningSteps: 0, reps: 1, lapses: 0, state: 2 },
    },
  },
});
export type PracticeCard = z.output<typeof Card>;
