import { findCombos } from './read-replay.js';
import { writeReplay, type FrameOfPlayer, type WrittenReplay } from './testing/slp-writer.js';

const [FOX, FALCON, MARTH, PUFF] = [2, 0, 9, 15];
const within = (frame: number, from: number, to: number): boolean => frame >= from && frame < to;

/** Marth (port 2) is hit by Fox on 100 and 120, by Falcon on 130, and by Fox again on 140. */
function frameOf(port: number, frame: number): FrameOfPlayer {
  if (port === 2) {
    const hits = [100, 120, 130, 140].filter((hit) => frame >= hit);
    const lastHitBy = within(frame, 130, 140) ? 1 : 0;
    const lost = frame >= 170;
    return {
      state: lost ? 0 : within(frame, 100, 170) ? 88 : 14,
      percent: lost ? 0 : 10 * hits.length,
      stocks: lost ? 3 : 4,
      lastHitBy: hits.length === 0 ? 6 : lastHitBy,
    };
  }
  const attacks = port === 0 ? [95, 115, 135] : [125];
  const began = port < 2 ? attacks.find((at) => within(frame, at, at + 10)) : undefined;
  return began === undefined ? {} : { state: 68, since: frame - began, lastAttack: 16 };
}
const combosOf = (more: Partial<WrittenReplay>) =>
  findCombos(writeReplay({ players: [FOX, FALCON, MARTH, PUFF], lastFrame: 260, frameOf, ...more })).combos.map(
    ({ pair, moves, percents, killed }) => ({ ...pair, hits: moves.map(({ hits }) => hits), percents, killed }),
  );

it('tells in a game of many who hit whom, and ends a combo where somebody else cuts in', () => {
  expect(combosOf({})).toEqual([
    { attacker: 0, defender: 2, hits: [100, 120], percents: [0, 20], killed: false },
    { attacker: 1, defender: 2, hits: [130], percents: [20, 30], killed: false },
    { attacker: 0, defender: 2, hits: [140], percents: [30, 40], killed: true },
  ]);
});

it('leaves out what befalls those of the own team', () => {
  expect(combosOf({ teams: [0, 1, 0, 1] })).toEqual([
    { attacker: 1, defender: 2, hits: [130], percents: [20, 30], killed: false },
  ]);
});

it('goes on with those who are left when somebody is out of the game', () => {
  const gone: WrittenReplay['frameOf'] = (port, frame) => (port === 3 ? {} : frameOf(port, frame));
  expect(combosOf({ players: [FOX, FALCON, MARTH], frameOf: gone })).toHaveLength(3);
});
