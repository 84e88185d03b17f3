import { z } from 'zod/mini';
import { text } from '../views/text.js';

/** The oldest replays of Slippi that are about are of December 2017: an earlier day is of a clock that was never set. */
export const FIRST_REPLAY_DAY = '2017-01-01';
const DAY_MS = 86_400_000;

/** Whether a text is a version of the format of Slippi's files, such as `3.9.0`: three numbers of at most three digits. */
export const isReplayVersion = (text: string): boolean => /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){2}$/.test(text);

/**
 * In words, why a replay cannot have been played on a day; null when it can. Where clocks differ, a replay may be of a day ahead.
 * @param day as ISO 8601 has days, UTC: `2020-03-12`
 * @param now milliseconds since 1970
 */
export function dayProblem(day: string, now: number): string | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // Date takes 30 February for 1 March
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    return 'is no day of the calendar such as 2020-03-12. Leave it out where it is not known';
  if (day < FIRST_REPLAY_DAY)
    return `is before ${FIRST_REPLAY_DAY}, when nobody had replays of Slippi. Leave it out where it is not known`;
  if (time > now + DAY_MS) return 'is a day to come. Leave it out where it is not known';
  return null;
}

const Version = z
  .string()
  .check(z.refine(isReplayVersion, { error: 'is no version of the format of Slippi files such as 3.9.0' }));
const Day = z.string().check(
  z.superRefine((day, context) => {
    const message = dayProblem(day, Date.now());
    if (message !== null) context.addIssue({ code: 'custom', message, input: day });
  }),
);

/** Characters of a player's name. */
export const PLAYER_NAME_LENGTH = 32;
const STAGE_NAME_LENGTH = 40;

/** Names of who played, the attacker first, as the replay has them: one or two. */
export const SourcePlayers = z
  .array(text(1, PLAYER_NAME_LENGTH))
  .check(z.minLength(1, 'leave it out where nobody is named'), z.maxLength(2, 'has more than two names'));

/**
 * The replay that a combo was taken from, as far as players need it: which year, which version. A day and not the moment, so that it
 * does not point at one game of one evening; no files, and names only where its author says so. It is what the replay and its author
 * say: nobody can check it.
 */
export const ComboSource = z.strictObject({
  kind: z.literal('replay'),
  /** Of the format of Slippi's files, as the replay says it: `3.9.0`. */
  version: Version,
  /** The day on which the game began, ISO 8601, UTC (of a console by its own clock): `2020-03-12`; absent where the replay does not tell. */
  playedOn: z.exactOptional(Day),
  /** As the replay's game calls it in English: `Battlefield`; absent where the replay does not tell. */
  stage: z.exactOptional(text(1, STAGE_NAME_LENGTH)),
  /** Whether the defender lost the stock by it; absent where nobody says. */
  killed: z.exactOptional(z.boolean()),
  /** Absent where the author does not show who played. */
  players: z.exactOptional(SourcePlayers),
});
export type ComboSource = z.output<typeof ComboSource>;

export const StoredSource = z.object({
  kind: z.literal('replay'),
  version: z.string(),
  playedOn: z.exactOptional(z.string()),
  stage: z.exactOptional(z.string()),
  killed: z.exactOptional(z.boolean()),
  players: z.exactOptional(z.array(z.string())),
});
export type StoredSource = z.output<typeof StoredSource>;
