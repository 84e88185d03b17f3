import { Frames, type GameStartType } from '@slippi/slippi-js';
import type { GameFrames } from './game-frames.js';
import { PairWatch, type HitString } from './hit-string.js';
import type { Pair } from './replay.js';

type Settings = Pick<GameStartType, 'players' | 'isTeams'>;

/** Who may hit whom in a game: everybody everybody else, but for those of one team. */
export function pairsOf({ players, isTeams }: Settings): readonly Pair[] {
  return players.flatMap((attacker) =>
    players
      .filter((defender) => attacker !== defender && !(isTeams === true && attacker.teamId === defender.teamId))
      .map((defender) => ({ attacker: attacker.playerIndex, defender: defender.playerIndex })),
  );
}

/** The strings of hits of every pair of a game in which something hits, in the order of their first hits. */
export function hitStrings(settings: Settings, frames: GameFrames): readonly HitString[] {
  const { players } = settings;
  const alone = players.length === 2;
  const pairs = pairsOf(settings).map((pair) => new PairWatch(frames, pair, alone));
  for (let frame: number = Frames.FIRST; frames.has(frame); frame += 1) for (const pair of pairs) pair.follow(frame);
  return pairs
    .flatMap((pair) => pair.strings())
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => firstHit(a) - firstHit(b));
}

const firstHit = ({ hits, startFrame }: HitString): number => hits[0]?.frame ?? startFrame;
