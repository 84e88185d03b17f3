import { z } from 'zod/mini';

const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'), {
  error: 'contains a character that cannot be stored (NUL or half of a surrogate pair)',
});

/** Text of people: any characters but NUL and lone surrogates, trimmed, `min` to `max` UTF-16 units long. */
export const text = (min: number, max: number) =>
  z.string().check(storable, z.trim(), z.minLength(min), z.maxLength(max));

/** As {@link text}, with its white space as it was typed. */
export const typedText = (max: number) => z.string().check(storable, z.maxLength(max));

/** An opaque id as it stands in paths: URL-safe characters. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'is not an id' }));
export const FighterId = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,19}:[a-z0-9-]{1,40}$/, { error: 'is not a fighter id such as ssbu:mario' }));
/** ISO 8601 UTC. */
export const Time = z.string();
/** A view's version: `[epoch, n]`, compared left to right. */
export const ViewVersion = z.tuple([z.int(), z.int()]);
export type ViewVersion = z.output<typeof ViewVersion>;
