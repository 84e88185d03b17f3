import { z } from 'zod/mini';
import { LIMITS } from '../../views/limits.js';
import { ModerationAct, ModerationCase } from '../../views/moderation.js';
import { OUTCOMES, REPORT_REASONS, REPORTED_KINDS, SUSPENSION_DAYS } from '../../views/moderation-kinds.js';
import { Id, text, ViewVersion } from '../../views/text.js';
import { addresses } from '../addresses.js';
import { route } from '../route.js';
import { wholeNumber } from './search.js';

const Kind = z.enum(REPORTED_KINDS, { error: `is not one of ${REPORTED_KINDS.join(', ')}` });
const Cursor = z.optional(z.string().check(z.maxLength(100)));
const limit = z._default(wholeNumber(1, LIMITS.pageSizeMax), LIMITS.pageSize);
const nextPage = {
  /** Where the next page begins; null at the end. */
  cursor: z.nullable(z.string()),
  versions: z.object({ list: ViewVersion }),
};

export const moderationRoutes = {
  report: route({
    ...addresses.report,
    who: 'user',
    scope: null,
    summary:
      'Tell the admins that a combo, comment, guide or user should not be there; once per thing until they have answered',
    body: z.strictObject({
      kind: Kind,
      subjectId: Id,
      reason: z.enum(REPORT_REASONS, { error: `is not one of ${REPORT_REASONS.join(', ')}` }),
      text: z._default(text(0, LIMITS.reportLength), ''),
    }),
    answer: z.object({ reported: z.literal(true), readAfter: z.string() }),
    problems: [404, 422],
  }),
  moderationCases: route({
    ...addresses.moderationCases,
    who: 'admin',
    scope: null,
    summary:
      'Reported things a page at a time: those with open reports, longest waiting first, or those decided, newest first',
    query: z.strictObject({
      state: z._default(z.enum(['open', 'decided'], { error: 'is open or decided' }), 'open'),
      cursor: Cursor,
      limit,
    }),
    answer: z.object({
      cases: z.array(ModerationCase),
      /** Of all pages. */
      total: z.int(),
      ...nextPage,
    }),
    reads: ['moderation', 'combos', 'comments', 'guides', 'users', 'previews'],
    problems: [403],
  }),
  moderationLog: route({
    ...addresses.moderationLog,
    who: 'admin',
    scope: null,
    summary:
      'Every act of moderation a page at a time, newest first; of a person (who decided or whom it concerns) or a thing alone',
    query: z.strictObject({
      person: z.optional(Id),
      /** `<kind>-<id>` */
      thing: z.optional(Id),
      cursor: Cursor,
      limit,
    }),
    answer: z.object({ acts: z.array(ModerationAct), ...nextPage }),
    reads: ['moderation', 'combos', 'comments', 'guides', 'users'],
    problems: [403],
  }),
  moderate: route({
    ...addresses.moderate,
    who: 'admin',
    scope: null,
    summary: 'Decide about a thing or its author; answers what was reported of it',
    body: z
      .strictObject({
        kind: Kind,
        subjectId: Id,
        outcome: z.enum(OUTCOMES, { error: `is not one of ${OUTCOMES.join(', ')}` }),
        /** Of a suspension; null = without end. */
        days: z.optional(z.nullable(z.literal(SUSPENSION_DAYS, { error: 'is 1, 7, 30, or null for without end' }))),
        /** The author is told. */
        note: z.optional(text(0, LIMITS.reportLength)),
      })
      .check(
        z.refine(({ outcome, days }) => (outcome === 'suspended') === (days !== undefined), {
          error: 'days: goes with a suspension and with nothing else',
        }),
      ),
    answer: z.object({ caseId: z.string(), outcome: z.enum(OUTCOMES), readAfter: z.string() }),
    problems: [403, 404, 422],
  }),
};
