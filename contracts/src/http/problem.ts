import { z } from 'zod/mini';

/** Every error of the API: `application/problem+json` (RFC 9457). */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** What happened and what to do next, for people. */
  detail: z.string(),
  /** Stable machine name of the refusal. */
  code: z.string(),
  /** Also in the server's log. */
  correlationId: z.string(),
  /** Which fields were wrong. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.output<typeof Problem>;
