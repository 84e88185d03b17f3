import { dayProblem, isReplayVersion, type ComboSource } from '@combolab/contracts';

/**
 * What a combo says of the replay it is taken from: its version and the day of its game, UTC. A day that cannot be is left out:
 * a console whose clock was never set says 2000. Damaged versions make it nothing at all.
 * @param startedAt when the game began, as ISO 8601 in UTC; null when it is not known
 * @param now milliseconds since 1970
 */
export function replaySource(
  version: string | undefined,
  startedAt: string | null,
  now = Date.now(),
): ComboSource | undefined {
  if (version === undefined || !isReplayVersion(version)) return undefined;
  const playedOn = startedAt?.slice(0, 10);
  return {
    kind: 'replay',
    version,
    ...(playedOn !== undefined && dayProblem(playedOn, now) === null && { playedOn }),
  };
}
