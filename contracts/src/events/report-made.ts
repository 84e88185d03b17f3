import { z } from 'zod/mini';
import { REPORT_REASONS, REPORTED_KINDS } from '../views/moderation-kinds.js';
import { defineEvent, personal } from './event.js';

/** A user finds that something should not be there. Stream `moderation/<kind>-<subjectId>`. */
export const ReportMade = defineEvent('report.made', {
  data: z.object({
    kind: z.enum(REPORTED_KINDS),
    /** Id of the thing. */
    subjectId: z.string(),
    /** Who made the thing. */
    authorId: z.string(),
    reporterId: z.string(),
    reason: z.enum(REPORT_REASONS),
    text: personal(z.string()),
  }),
  example: {
    kind: 'combo',
    subjectId: 'c1',
    authorId: 'u1',
    reporterId: 'u2',
    reason: 'wrong',
    text: 'The clip shows another fighter.',
  },
});
