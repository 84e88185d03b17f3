import type { FrameOfPlayer, WrittenReplay } from './slp-writer.js';

/** Select-screen numbers of Fox and Marth. */
const [FOX, MARTH] = [2, 9];
const [A, X, Z] = [0x100, 0x400, 0x10];
const within = (frame: number, from: number, to: number): boolean => frame >= from && frame < to;

/** Fox: jumps, up airs twice with a tilt towards the upper right between, and ends with the C-stick; shields later. */
function fox(frame: number): FrameOfPlayer {
  const buttons = (within(frame, 190, 196) ? X : 0) | (frame === 200 || frame === 230 ? A : 0) | (frame === 80 ? Z : 0);
  const stick: [number, number] = within(frame, 199, 202) ? [0, 1] : within(frame, 215, 220) ? [0.7, 0.7] : [0.3, -0.2];
  const cStick: [number, number] = within(frame, 250, 253) ? [-0.9, 0] : [0, 0];
  const triggers: [number, number] = within(frame, 240, 246) ? [0.6, 0] : [0, 0.4];
  const state = within(frame, 200, 212) || within(frame, 230, 240) ? 68 : within(frame, 250, 270) ? 58 : 14;
  const since = state === 14 ? 0 : frame - (frame < 230 ? 200 : frame < 250 ? 230 : 250);
  return { buttons, stick, cStick, triggers, state, since, fighter: 1, lastAttack: frame < 250 ? 16 : 10 };
}

const HITS: readonly (readonly [frame: number, damage: number])[] = [
  [205, 5],
  [208, 8.5],
  [235, 13.5],
  [262, 15.2],
];
/** Marth: at 40 percent, hit on 205, 208, 235 and 262; falls out of it at 290. */
function marth(frame: number): FrameOfPlayer {
  const percent = HITS.reduce((sum, [hit, damage]) => (frame >= hit ? sum + damage : sum), 40.4);
  return { percent, state: within(frame, 205, 290) ? 88 : 14, fighter: 18 };
}

/** A game of Fox (port 1) and Marth (port 3) with one combo. */
export const SAMPLE_GAME: WrittenReplay = {
  players: [FOX, null, MARTH],
  lastFrame: 400,
  frameOf: (player, frame) => (player === 0 ? fox(frame) : marth(frame)),
};
