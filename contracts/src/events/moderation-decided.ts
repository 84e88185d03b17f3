import { z } from 'zod/mini';
import { OUTCOMES, REPORTED_KINDS } from '../views/moderation-kinds.js';
import { defineEvent, personal } from './event.js';

/**
 * An admin, or the operator where there is no actor, decided about a thing or its author; what was reported of it until then is
 * answered. Stream `moderation/<kind>-<subjectId>`.
 */
export const ModerationDecided = defineEvent('moderation.decided', {
  data: z.object({
    kind: z.enum(REPORTED_KINDS),
    subjectId: z.string(),
    authorId: z.string(),
    outcome: z.enum(OUTCOMES),
    /** Of a suspension: its end; null = without end. */
    until: z.exactOptional(z.nullable(z.string())),
    /** What the author is told beside it. */
    note: z.exactOptional(personal(z.string())),
  }),
  example: { kind: 'combo', subjectId: 'c1', authorId: 'u1', outcome: 'hidden' },
});
