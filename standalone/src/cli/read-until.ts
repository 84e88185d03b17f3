import { z } from 'zod';

const Time = z.iso.datetime({ offset: true });

/** A time in ISO 8601 as ms since 1970; null where none is given. @throws Error in words for anything else */
export function readUntil(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (Time.safeParse(text).success) return Date.parse(text);
  throw new Error(`--until ${text} is no time. Write it as 2026-11-21T09:30:00Z.`);
}
