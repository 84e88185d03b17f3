import fc from 'fast-check';
import { fits } from '../track/track.js';
import { readReplay } from '../../../entities/replay/read-replay.js';
import { refusalWords } from '../../../entities/replay/refusal-words.js';
import { ReplayRefused } from '../../../entities/replay/replay.js';
import { SAMPLE_GAME } from '../../../entities/replay/testing/sample-game.js';
import { writeReplay } from '../../../entities/replay/testing/slp-writer.js';
import { pressesOfHeld } from './presses-of-held.js';

const whole = writeReplay({ ...SAMPLE_GAME, lastFrame: 300 });
/** The header, the sizes of events and the game's start are where a change does most. */
const place = fc.oneof(fc.nat(900), fc.nat(whole.length - 1));

it('reads a damaged replay or refuses it in words, and its presses fit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, fc.nat(255)), { maxLength: 12 }),
      fc.option(fc.nat(whole.length)),
      (changes, cut) => {
        const bytes = whole.slice(0, cut ?? whole.length);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        try {
          for (const { inputs, inputsFrom } of readReplay(bytes).combos)
            expect(fits(pressesOfHeld(inputs, inputsFrom))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ReplayRefused);
          expect(refusalWords(error)).toMatch(/\.$|\?$/);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('refuses whatever bytes that are no replay', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(() => readReplay(bytes)).toThrow(ReplayRefused);
    }),
  );
});
