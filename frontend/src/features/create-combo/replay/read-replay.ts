import { SlippiGame } from '@slippi/slippi-js';
import { checkSize, checkStart, withTrueLength } from './check-file.js';
import { replayCombo, type GameOfTwo } from './combo-of-replay.js';
import { meleeFighter } from './melee.js';
import { ReplayRefused, type Replay } from './replay.js';

/** Longer games are read, their further combos left out. */
const MOST_COMBOS = 500;

/**
 * Reads the combos of a replay and what their attackers press.
 * @throws ReplayRefused with words for whoever chose the file
 */
export function readReplay(bytes: Uint8Array): Replay {
  checkSize(bytes.length);
  checkStart(bytes);
  try {
    return replayOf(new SlippiGame(withTrueLength(bytes)));
  } catch (error) {
    if (error instanceof ReplayRefused) throw error;
    throw new ReplayRefused('This replay is damaged and cannot be read.', { cause: error });
  }
}

function replayOf(game: SlippiGame): Replay {
  const settings = game.getSettings();
  if (settings === undefined) throw new ReplayRefused('This replay ends before its game begins.');
  const [first, second, ...more] = settings.players;
  if (first === undefined || second === undefined)
    throw new ReplayRefused('Nobody else is in this replay: combos need two players.');
  if (more.length > 0) throw new ReplayRefused('More than two players are in this replay: only games of two are read.');
  const stats = game.getStats();
  const twoPlayers: GameOfTwo = { frames: game.getFrames(), players: [first, second] };
  const hits = (stats?.combos ?? []).filter(({ moves }) => moves.length > 0);
  const combos = hits.slice(0, MOST_COMBOS).map((combo) => replayCombo(combo, twoPlayers));
  if ((stats?.lastFrame ?? -Infinity) < FIRST_PLAYABLE)
    throw new ReplayRefused('This replay ends before its game begins.');
  return {
    fighters: settings.players.map(({ characterId }) => meleeFighter(characterId)),
    lastFrame: stats?.lastFrame ?? 0,
    complete: stats?.gameComplete ?? false,
    combos: combos.toSorted((a, b) => a.start - b.start),
  };
}

/** The frame on which players can first move. */
const FIRST_PLAYABLE = -39;
