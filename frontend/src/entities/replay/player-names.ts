import type { PlayerType } from '@slippi/slippi-js';
import { SourcePlayers } from '@combolab/contracts';
import type { Pair } from './replay.js';

type Called = Pick<PlayerType, 'displayName' | 'nametag'>;

/** Name online, or the tag that was chosen; empty when there is none. */
export const nameOfPlayer = ({ displayName, nametag }: Called): string =>
  [displayName, nametag].find((name) => name.trim() !== '')?.trim() ?? '';

/** What a pair call themselves, by their codes where they have no names: as a combo may have it, or not at all. */
export function namesOfPair(
  { attacker, defender }: Pair,
  players: readonly PlayerType[],
): readonly string[] | undefined {
  const called = [attacker, defender].flatMap((port) => {
    const player = players.find(({ playerIndex }) => playerIndex === port);
    const name = player === undefined ? '' : nameOfPlayer(player) || player.connectCode.trim();
    return name === '' ? [] : [name];
  });
  return SourcePlayers.safeParse(called).data;
}
