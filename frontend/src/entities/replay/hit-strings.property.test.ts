import { SlippiGame } from '@slippi/slippi-js';
import fc from 'fast-check';
import { GameFrames } from './game-frames.js';
import { hitStrings } from './hit-strings.js';
import { writeReplay, type FrameOfPlayer } from './testing/slp-writer.js';

/** States of standing, being hit, tumbling, being grabbed, lying, teching, dying and attacking. */
const state = fc.constantFrom(14, 75, 88, 38, 223, 183, 199, 3, 60, 65, 300);
/** What one player does for some frames. */
const stretch = fc.record({
  state,
  frames: fc.integer({ min: 1, max: 40 }),
  damage: fc.constantFrom(0, 0, 3, 8.5),
  lost: fc.constantFrom(false, false, false, true),
  lastAttack: fc.integer({ min: 0, max: 20 }),
});
type Stretch = typeof stretch extends fc.Arbitrary<infer T> ? T : never;

function framesOf(stretches: readonly Stretch[]): readonly FrameOfPlayer[] {
  let [percent, stocks] = [0, 40];
  return stretches.flatMap(({ frames, damage, lost, lastAttack, ...as }) => {
    if (lost) [percent, stocks] = [0, stocks - 1];
    return Array.from({ length: frames }, (_, since) => {
      // the second hit of one move comes a frame later
      if (since < 2) percent += damage;
      return { ...as, since, percent, stocks, lastAttack };
    });
  });
}

const player = fc.array(stretch, { minLength: 2, maxLength: 12 }).map(framesOf);

/**
 * Of fighters that are one body alone: slippi-js does not read the second body of Ice Climbers, whose hits and whose being
 * hit are found here (`ice-climbers.test.ts`).
 */
it('finds in games of two what slippi-js finds', () => {
  fc.assert(
    fc.property(player, player, (one, two) => {
      const length = Math.min(one.length, two.length);
      const bytes = writeReplay({
        players: [2, null, 9],
        lastFrame: -124 + length,
        frameOf: (port, frame) => (port === 0 ? one : two)[frame + 123] ?? {},
      });
      const game = new SlippiGame(bytes);
      const settings = game.getSettings();
      if (settings === undefined) throw new Error('there are no settings');
      const theirs = (game.getStats()?.combos ?? []).filter(({ moves }) => moves.length > 0);
      const ours = hitStrings(settings, new GameFrames(bytes));
      const order = (a: { on: number; start: number }, b: { on: number; start: number }) =>
        a.start - b.start || a.on - b.on;
      expect(
        ours
          .map(({ pair, startFrame, endFrame, startPercent, hits, killed }) => ({
            ...{ on: pair.defender, start: startFrame, end: endFrame, from: startPercent, killed },
            moves: hits.map(({ frame, moveId, damage }) => [frame, moveId, damage]),
          }))
          .sort(order),
      ).toEqual(
        theirs
          .map(({ playerIndex, startFrame, endFrame, startPercent, didKill, moves }) => ({
            ...{ on: playerIndex, start: startFrame, end: endFrame, from: startPercent, killed: didKill },
            moves: moves.map(({ frame, moveId, damage }) => [frame, moveId, damage]),
          }))
          .sort(order),
      );
    }),
    { numRuns: 150 },
  );
});
