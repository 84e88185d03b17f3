import { z } from 'zod/mini';
import { AuthorData, ComboCard } from './combo.js';
import { Time } from './text.js';

/** The best of somebody's runs of a combo: the fastest speed first, then the highest score. */
export const BestRun = z.object({
  /** 0 to 100. */
  score: z.number(),
  /** Part of full speed: 1/4 to 1. */
  speed: z.number(),
  at: Time,
});
export type BestRun = z.output<typeof BestRun>;

/** How far somebody is with one combo. */
export const Practice = z.object({
  comboId: z.string(),
  /** Runs of the whole combo. */
  attempts: z.int(),
  /** null before the first run that counts. */
  best: z.nullable(BestRun),
  lastAt: z.nullable(Time),
  /** When to practise it again; null when it is not in the queue. */
  due: z.nullable(Time),
});
export type Practice = z.output<typeof Practice>;

/** A combo of the practice queue. */
export const PracticeEntry = z.extend(Practice, { combo: ComboCard });
export type PracticeEntry = z.output<typeof PracticeEntry>;

/** A place on the weekly board of a combo. */
export const BoardEntry = z.extend(BestRun, {
  /** From 1; equal runs keep the order in which they were done. */
  place: z.int(),
  userId: z.string(),
  authorData: z.array(AuthorData),
});
export type BoardEntry = z.output<typeof BoardEntry>;
