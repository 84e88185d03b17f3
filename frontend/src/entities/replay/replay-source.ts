import { dayProblem, isReplayVersion, type ComboSource } from '@combolab/contracts';

/** The day of a time, UTC; null for what is no time. Consoles name no time zone: theirs is the day by their own clock, wherever it is read. */
function dayOf(startAt: string): string | null {
  const time = Date.parse(/T[\d:.]+$/.test(startAt) ? `${startAt}Z` : startAt);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

/**
 * What a combo says of the replay it is taken from: its version and the day of its game. A day that cannot be is left out:
 * a console whose clock was never set says 2000. Damaged versions make it nothing at all.
 * @param startAt when the game began, as the file tells it; null where it does not
 * @param now milliseconds since 1970
 */
export function replaySource(
  version: string | undefined,
  startAt: string | null,
  now = Date.now(),
): ComboSource | undefined {
  if (version === undefined || !isReplayVersion(version)) return undefined;
  const playedOn = startAt === null ? null : dayOf(startAt);
  return {
    kind: 'replay',
    version,
    ...(playedOn !== null && dayProblem(playedOn, now) === null && { playedOn }),
  };
}
