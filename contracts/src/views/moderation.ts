import { z } from 'zod/mini';
import { OUTCOMES, REPORT_REASONS, REPORTED_KINDS } from './moderation-kinds.js';
import { Time } from './text.js';

/** A user by name, as far as the account is there. */
const Named = z.object({ _id: z.string(), displayName: z.string() });

/** An account may only read. */
export const Suspension = z.object({
  /** null = without end. */
  until: z.nullable(Time),
});
export type Suspension = z.output<typeof Suspension>;

export const Report = z.object({
  reason: z.enum(REPORT_REASONS),
  /** In the words of whoever reported it; '' when they wrote none or their account is gone. */
  text: z.string(),
  at: Time,
  by: z.nullable(Named),
});

/** One act of moderation. */
export const ModerationAct = z.object({
  _id: z.string(),
  at: Time,
  outcome: z.enum(OUTCOMES),
  kind: z.enum(REPORTED_KINDS),
  subjectId: z.string(),
  /** What the thing is called now; null when it is gone. */
  title: z.nullable(z.string()),
  /** Who decided; null when the operator did. */
  by: z.nullable(Named),
  /** Who made the thing. */
  author: z.nullable(Named),
  /** Of a suspension. */
  until: z.exactOptional(z.nullable(Time)),
  /** What the author was told beside it. */
  note: z.exactOptional(z.string()),
});
export type ModerationAct = z.output<typeof ModerationAct>;

/** Reports of one thing, with what is needed to decide. */
export const ModerationCase = z.object({
  /** `<kind>-<subjectId>` */
  _id: z.string(),
  kind: z.enum(REPORTED_KINDS),
  subjectId: z.string(),
  /** People whose reports are not answered. */
  open: z.int(),
  /** Reports ever made. */
  total: z.int(),
  lastAt: Time,
  /** The newest that are not answered. */
  reports: z.array(Report),
  /** The thing as readers see it; null when it is gone. */
  thing: z.nullable(
    z.object({
      title: z.string(),
      text: z.string(),
      /** Address of a picture; null = none. */
      picture: z.nullable(z.string()),
      /** Where it is on this site. */
      path: z.string(),
      hidden: z.boolean(),
    }),
  ),
  author: z.nullable(
    z.extend(Named, { photoUrl: z.nullable(z.string()), isAdmin: z.boolean(), suspension: z.nullable(Suspension) }),
  ),
  /** The newest outcomes. */
  acts: z.array(ModerationAct),
  /** Other combos of the very same clip. */
  sameClip: z.array(z.object({ _id: z.string(), name: z.string() })),
});
export type ModerationCase = z.output<typeof ModerationCase>;
