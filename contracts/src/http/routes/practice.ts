import { z } from 'zod/mini';
import { PracticeRun } from '../../lesson/practice-run.js';
import { BoardEntry, Practice, PracticeEntry } from '../../views/practice.js';
import { Id, Time } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';

/** A week by its Monday, UTC: `2026-11-16`. */
const Week = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'is not the Monday of a week such as 2026-11-16' }),
  z.refine((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1, { error: 'is not a Monday' }),
);

export const practiceRoutes = {
  recordPractice: route({
    ...addresses.recordPractice,
    who: 'user',
    scope: null,
    summary: 'Record a run of a lesson; the server judges it from its presses',
    body: z.strictObject({ run: PracticeRun }),
    answer: z.object({
      runId: z.string(),
      /** 0 to 100, as the server judges it. */
      score: z.number(),
      /** Why the run stands on no board, in words; empty when it does. */
      doubts: z.array(z.string()),
      practice: Practice,
      readAfter: z.string(),
    }),
    problems: [404, 409, 422],
  }),
  stopPractice: route({
    ...addresses.stopPractice,
    who: 'user',
    scope: null,
    summary: 'Take a combo out of the practice queue',
    body: z.strictObject({ comboId: Id }),
    answer: z.object({ comboId: z.string(), stopped: z.literal(true), readAfter: z.string() }),
  }),
  practiceQueue: route({
    ...addresses.practiceQueue,
    who: 'user',
    scope: 'read',
    summary: 'The combos one practises, what is due first',
    answer: z.object({ entries: z.array(PracticeEntry), now: Time }),
    reads: ['practice', 'combos', 'tallies', 'previews', 'users'],
  }),
  practiceOf: route({
    ...addresses.practiceOf,
    who: 'user',
    scope: 'read',
    summary: 'How far one is with a combo',
    params: z.strictObject({ comboId: Id }),
    answer: Practice,
    reads: ['practice'],
    problems: [404],
  }),
  practiceBoard: route({
    ...addresses.practiceBoard,
    who: 'anyone',
    scope: 'read',
    summary: 'The best runs of a combo in a week, at most 20',
    params: z.strictObject({ comboId: Id }),
    query: z.strictObject({ week: z.optional(Week) }),
    answer: z.object({ week: z.string(), entries: z.array(BoardEntry) }),
    reads: ['practice', 'users'],
    problems: [404],
  }),
};
