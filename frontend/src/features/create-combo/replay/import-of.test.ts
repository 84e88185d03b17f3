import { readReplay } from '../../../entities/replay/read-replay.js';
import { SAMPLE_GAME } from '../../../entities/replay/testing/sample-game.js';
import { writeReplay } from '../../../entities/replay/testing/slp-writer.js';
import { StickSamples } from '../../../shared/sticks/stick-samples.js';
import { importOf } from './import-of.js';

const { combos } = readReplay(writeReplay(SAMPLE_GAME));

it('turns what the attacker held into presses of the track', () => {
  const [combo] = combos;
  if (combo === undefined) throw new Error('no combo was found');
  expect(importOf(combo, { leadIn: 20, offset: 0 }, 600)).toEqual({
    gameId: 'ssbm',
    attacker: 'ssbm:fox',
    defenders: ['ssbm:marth'],
    percentRange: [40, 40],
    playerNames: [],
    moves: [
      { frame: 15, move: 'up-air', percent: 40.4, damage: 13.5 },
      { frame: 45, move: 'up-air', percent: 53.9, damage: 13.5 },
      { frame: 65, move: 'forward-smash', percent: 67.4, damage: 15.2 },
    ],
    breakpoints: [20, 50, 77],
    presses: [
      { type: 'X_BUTTON', start: 5, end: 11 },
      { type: 'CONTROL_STICK_UP', start: 14, end: 17 },
      { type: 'A_BUTTON', start: 15, end: 15 },
      { type: 'CONTROL_STICK_UP_RIGHT', start: 30, end: 35 },
      { type: 'A_BUTTON', start: 45, end: 45 },
      { type: 'L_TRIGGER', start: 55, end: 61 },
      { type: 'C_STICK_LEFT', start: 65, end: 68 },
    ],
    sticks: expect.any(String) as string,
    source: { kind: 'replay', version: '3.16.0', stage: 'Final Destination', killed: false },
  });
});

it('lays the combo elsewhere on the clip, and leaves out moves beyond its end', () => {
  const [combo] = combos;
  if (combo === undefined) throw new Error('no combo was found');
  const later = importOf(combo, { leadIn: 140, offset: 100 }, 250);
  const samples = StickSamples.of(later.sticks);
  // the first hit, frame 205 of the replay, is on frame 240 of the clip
  expect([200, 215].map((frame) => samples?.stick('CONTROL_STICK', frame + 35))).toEqual([
    [0, 1],
    [89 / 127, 89 / 127],
  ]);
  expect([samples?.stick('CONTROL_STICK', 99), samples?.stick('CONTROL_STICK', 251)]).toEqual([null, null]);
  expect(samples?.stick('CONTROL_STICK', 100)).not.toBeNull();
  expect(later.presses[0]).toEqual({ type: 'R_Z', start: 115, end: 115 });
  expect(later.moves.map(({ frame }) => frame)).toEqual([235]);
  const earlier = importOf(combo, { leadIn: 20, offset: -18 }, 600);
  expect(earlier.moves.map(({ frame }) => frame)).toEqual([0, 27, 47]);
});
