import type { ComboType, FramesType, PlayerType, PostFrameUpdateType, PreFrameUpdateType } from '@slippi/slippi-js';
import { heldInputs, type MeleePad } from './held-inputs.js';
import { isAttackState, meleeFighterNow, meleeMove } from './melee.js';
import type { ReplayCombo, ReplayMove } from './replay.js';

/** Frames before the first hit of which inputs are kept. */
export const MOST_LEAD_IN = 180;
/** An attack that began longer before its hit is something that was thrown or shot. */
const LONGEST_ATTACK = 90;

/** A game of two players, frame by frame. */
export interface GameOfTwo {
  readonly frames: FramesType;
  readonly players: readonly [PlayerType, PlayerType];
}

/** As the game shows it, with one decimal. */
const tenths = (percent: number): number => Math.round(Math.min(999, Math.max(0, percent)) * 10) / 10;

/** A combo that was found, with what its attacker holds from well before it to its last hit. */
export function replayCombo(combo: ComboType, { frames, players }: GameOfTwo): ReplayCombo {
  const defender = players.find(({ playerIndex }) => playerIndex === combo.playerIndex);
  const attacker = players.find(({ playerIndex }) => playerIndex !== combo.playerIndex);
  const postOf = (player: PlayerType | undefined, frame: number): PostFrameUpdateType | undefined =>
    frames[frame]?.players[player?.playerIndex ?? -1]?.post;
  const percentOn = (frame: number): number => postOf(defender, frame)?.percent ?? 0;
  const nameOf = (player: PlayerType | undefined) =>
    meleeFighterNow(player?.characterId, postOf(player, combo.startFrame)?.internalCharacterId);

  const moves = combo.moves.map(({ frame, moveId, damage }): ReplayMove => {
    const begins = attackBegins(frame, (at) => postOf(attacker, at));
    return {
      move: meleeMove(moveId),
      begins,
      hits: frame,
      percent: tenths(percentOn(frame - 1)),
      damage: tenths(damage),
    };
  });
  const start = moves[0]?.hits ?? combo.startFrame;
  const end = lastHit(moves.at(-1)?.hits ?? start, combo.endFrame ?? Infinity, percentOn, (at) => at in frames);
  const inputsFrom = firstKnown(start, (at) => at in frames);
  return {
    attacker: nameOf(attacker),
    defender: nameOf(defender),
    start,
    end,
    percents: [tenths(combo.startPercent), tenths(percentOn(end))],
    killed: combo.didKill,
    moves,
    inputs: heldInputs(
      Array.from({ length: end - inputsFrom + 1 }, (_, i) =>
        padOf(frames[inputsFrom + i]?.players[attacker?.playerIndex ?? -1]?.pre),
      ),
    ),
    inputsFrom,
  };
}

/** The first frame of the attack that hits on `hit`, as far as the attacker is still in it. */
function attackBegins(hit: number, postOf: (frame: number) => PostFrameUpdateType | undefined): number {
  const state = postOf(hit)?.actionStateId ?? 0;
  if (!isAttackState(state)) return hit;
  let frame = hit;
  const counterOn = (at: number): number => postOf(at)?.actionStateCounter ?? 0;
  while (
    hit - frame < LONGEST_ATTACK &&
    postOf(frame - 1)?.actionStateId === state &&
    counterOn(frame - 1) <= counterOn(frame)
  )
    frame -= 1;
  return frame;
}

/** The last frame on which the defender takes damage, from the first hit of the last move on. */
function lastHit(
  from: number,
  to: number,
  percentOn: (frame: number) => number,
  known: (frame: number) => boolean,
): number {
  let last = from;
  for (let frame = from + 1; frame <= to && known(frame); frame += 1)
    if (percentOn(frame) > percentOn(frame - 1)) last = frame;
  return last;
}

function firstKnown(start: number, known: (frame: number) => boolean): number {
  let frame = start;
  while (start - frame < MOST_LEAD_IN && known(frame - 1)) frame -= 1;
  return frame;
}

const padOf = (pre: PreFrameUpdateType | undefined): MeleePad => ({
  buttons: pre?.physicalButtons ?? pre?.buttons ?? 0,
  stick: [pre?.joystickX ?? 0, pre?.joystickY ?? 0],
  cStick: [pre?.cStickX ?? 0, pre?.cStickY ?? 0],
  triggers: [pre?.physicalLTrigger ?? 0, pre?.physicalRTrigger ?? 0],
});
