import { isCommandGrabbed, isDamaged, isDown, isGrabbed, isTeching, State } from '@slippi/slippi-js';
import type { PlayerType } from '@slippi/slippi-js';
import type { ComboSource } from '@combolab/contracts';
import type { Body, GameFrames } from './game-frames.js';
import { heldInputs } from './held-inputs.js';
import { counterAt, fighterAt, percentAt, stateAt } from './post-frame.js';
import { namesOfPair } from './player-names.js';
import { padOn } from './pre-frame.js';
import { sampledSticks } from './sampled-sticks.js';
import { isAttackState, meleeFighterNow, meleeMove } from './melee.js';
import type { HitString } from './hit-string.js';
import type { FoundCombo, ReplayCombo, ReplayMove } from './replay.js';

/** Frames before the first hit of which inputs are kept. */
export const MOST_LEAD_IN = 180;
/** An attack that began longer before its hit is something that was thrown or shot. */
const LONGEST_ATTACK = 90;

/** A game, frame by frame. */
export interface PlayedGame {
  readonly frames: GameFrames;
  readonly players: readonly PlayerType[];
  /** The replay it was read from; absent where its version is damaged. */
  readonly source?: ComboSource;
}

const tenths = (percent: number): number => Math.round(Math.min(999, Math.max(0, percent)) * 10) / 10;
/** With one decimal, and in whole numbers as the game shows it, which leaves away what is below: 71.99 % is 71. */
const percentShown = (percent: number): number => Math.min(tenths(percent), Math.floor(Math.max(0, percent)) + 0.9);

/** A string of hits as a combo: its fighters, moves and percents. */
export function foundCombo(string: HitString, { frames, players }: PlayedGame): FoundCombo {
  const { pair, on, hits, startFrame, endFrame = Infinity } = string;
  const percentOn = (frame: number): number => percentAt(frames, frames.post(pair.defender, frame, on));
  const fighterOf = (player: number) =>
    meleeFighterNow(
      players.find(({ playerIndex }) => playerIndex === player)?.characterId,
      fighterAt(frames, frames.post(player, startFrame)),
    );
  const moves = hits.map(({ frame, moveId, damage, by }): ReplayMove => ({
    move: meleeMove(moveId),
    begins: attackBegins(frames, pair.attacker, by, frame),
    hits: frame,
    percent: percentShown(percentOn(frame - 1)),
    damage: tenths(damage),
  }));
  const start = moves[0]?.hits ?? startFrame;
  const last = moves.at(-1)?.hits ?? start;
  const end = lastHit(last, endFrame, percentOn, (at) => frames.has(at));
  return {
    pair,
    ...(on === 'partner' && { onPartner: true }),
    attacker: fighterOf(pair.attacker),
    defender: fighterOf(pair.defender),
    start,
    end,
    percents: [percentShown(string.startPercent), percentShown(percentOn(end))],
    killed: string.killed,
    moves,
    tag: tagOf(start, last, (at) => stateAt(frames, frames.post(pair.defender, at, on))),
  };
}

/** A combo with what its attacker holds from well before it to its last hit, the replay it is from, and who plays. */
export function withInputs(combo: FoundCombo, { frames, players, source }: PlayedGame): ReplayCombo {
  const { start, end, pair } = combo;
  const inputsFrom = firstKnown(start, (at) => frames.has(at));
  const pads = Array.from({ length: end - inputsFrom + 1 }, (_, i) => padOn(frames, pair.attacker, inputsFrom + i));
  const names = namesOfPair(pair, players);
  return {
    ...{ ...combo, inputs: heldInputs(pads), inputsFrom, ...sampledSticks(pads) },
    ...(source && { source: { ...source, killed: combo.killed } }),
    ...(names && { names }),
  };
}

/** Tumbling: out of hitstun, and free to jump. */
const TUMBLE = State.DAMAGE_FALL;

/** What a combo is by the states of its defender from the first hit to the last: never free, free on the ground, or free. */
function tagOf(first: number, last: number, stateOn: (frame: number) => number): FoundCombo['tag'] {
  const states = Array.from({ length: last - first }, (_, i) => stateOn(first + i));
  const held = (state: number): boolean =>
    (isDamaged(state) && state !== TUMBLE) || isGrabbed(state) || isCommandGrabbed(state);
  if (states.every(held)) return 'True Combo';
  return states.some((state) => isTeching(state) || isDown(state)) ? 'Tech Chase' : 'String';
}

/** The first frame of the attack that hits on `hit`, as far as the attacker is still in it. */
function attackBegins(frames: GameFrames, attacker: number, by: Body, hit: number): number {
  const stateOn = (at: number): number => stateAt(frames, frames.post(attacker, at, by));
  const counterOn = (at: number): number => counterAt(frames, frames.post(attacker, at, by)) || 0;
  const state = stateOn(hit);
  if (!isAttackState(state)) return hit;
  let frame = hit;
  while (hit - frame < LONGEST_ATTACK && stateOn(frame - 1) === state && counterOn(frame - 1) <= counterOn(frame))
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
