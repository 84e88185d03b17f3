import { SlippiGame, stages } from '@slippi/slippi-js';
import type { GameStartType } from '@slippi/slippi-js';
import { checkSize, checkStart, withTrueLength } from './check-file.js';
import { foundCombo, withInputs, type PlayedGame } from './combo-of-replay.js';
import { GameFrames } from './game-frames.js';
import { hitStrings } from './hit-strings.js';
import { meleeFighter } from './melee.js';
import { nameOfPlayer } from './player-names.js';
import { replaySource } from './replay-source.js';
import { ReplayRefused, type FoundReplay, type Replay, type ReplayPlayer } from './replay.js';

/** Longer games are read, their further combos left out. */
const MOST_COMBOS = 500;
/** The frame on which players can first move. */
const FIRST_PLAYABLE = -39;

/**
 * Reads the combos of a replay: of every player on every other one.
 * @throws ReplayRefused when there is nothing to read in it
 */
export const findCombos = (bytes: Uint8Array): FoundReplay => openedGame(bytes, ({ found }) => found);

/**
 * Reads the combos of a replay and what their attackers press.
 * @throws ReplayRefused when there is nothing to read in it
 */
export const readReplay = (bytes: Uint8Array): Replay =>
  openedGame(bytes, ({ found, played }) => ({
    ...found,
    combos: found.combos.map((combo) => withInputs(combo, played)),
  }));

/** A replay that was read. */
export interface OpenedGame {
  readonly game: SlippiGame;
  readonly played: PlayedGame;
  readonly found: FoundReplay;
}

/**
 * Opens a replay and looks for what is asked of it.
 * @throws ReplayRefused when there is nothing to read in it
 */
export function openedGame<T>(bytes: Uint8Array, look: (opened: OpenedGame) => T): T {
  checkSize(bytes.length);
  checkStart(bytes);
  try {
    return look(opened(withTrueLength(bytes)));
  } catch (error) {
    if (error instanceof ReplayRefused) throw error;
    throw new ReplayRefused({ reason: 'damaged' }, { cause: error });
  }
}

function opened(bytes: Uint8Array): OpenedGame {
  // settings are at its beginning; its frames as objects take ten times as long as looking for combos
  const game = new SlippiGame(bytes);
  const settings = game.getSettings();
  if (settings === undefined) throw new ReplayRefused({ reason: 'noGame' });
  const { players } = settings;
  if (players.length < 2) throw new ReplayRefused({ reason: 'alone' });
  const frames = new GameFrames(bytes);
  const { last: lastFrame, complete } = frames;
  if (lastFrame < FIRST_PLAYABLE) throw new ReplayRefused({ reason: 'noGame' });
  const startAt = startOf(game);
  const stage = stageOf(settings);
  const source = replaySource(settings.slpVersion, startAt);
  const played = { frames, players, ...(source && { source: { ...source, ...(stage !== null && { stage }) } }) };
  const strings = hitStrings(settings, frames).slice(0, MOST_COMBOS);
  const found = {
    players: players.map(playerOf),
    stage,
    startedAt: timeOf(startAt),
    pal: settings.isPAL === true,
    lastFrame,
    complete,
    combos: strings.map((string) => foundCombo(string, played)).toSorted((a, b) => a.start - b.start),
  };
  return { game, played, found };
}

const playerOf = (player: GameStartType['players'][number]): ReplayPlayer => ({
  port: player.playerIndex,
  fighter: meleeFighter(player.characterId),
  name: nameOfPlayer(player),
  code: player.connectCode.trim(),
});

function stageOf({ stageId }: GameStartType): string | null {
  const stage = stages.getStageInfo(stageId ?? -1);
  return stage.id === stages.UnknownStage.id ? null : stage.name;
}

/** Damaged metadata say nothing, and the game is read all the same. */
function startOf(game: SlippiGame): string | null {
  try {
    return game.getMetadata()?.startAt ?? null;
  } catch {
    return null;
  }
}

function timeOf(startAt: string | null): string | null {
  const time = Date.parse(startAt ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
