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
  const watches = pairsOf(settings).map((pair) =>
    frames.bodies(pair.defender).map((body) => new PairWatch(frames, pair, alone, body)),
  );
  const all = watches.flat();
  for (let frame: number = Frames.FIRST; frames.has(frame); frame += 1) for (const watch of all) watch.follow(frame);
  return watches.flatMap(stringsOnPort).sort((a, b) => firstHit(a) - firstHit(b));
}

/** What hits a port: hits on the partner that all lie within a string on its leader are part of that one. */
function stringsOnPort(watches: readonly PairWatch[]): readonly HitString[] {
  const [onLeader = [], onPartner = []] = watches.map((watch) => watch.strings().filter(({ hits }) => hits.length > 0));
  const isWithin = (string: HitString): boolean =>
    onLeader.some((each) => firstHit(each) <= firstHit(string) && lastHit(string) <= lastHit(each));
  return [...onLeader, ...onPartner.filter((string) => !isWithin(string))];
}

const lastHit = ({ hits, startFrame }: HitString): number => hits.at(-1)?.frame ?? startFrame;
const firstHit = ({ hits, startFrame }: HitString): number => hits[0]?.frame ?? startFrame;
