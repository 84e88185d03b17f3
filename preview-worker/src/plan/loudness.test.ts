import fc from 'fast-check';
import { EVEN_LOUDNESS, evenGain, HIGHEST_PEAK, isHeard, MOST_GAIN, readLoudness } from './loudness.js';

const SUMMARY = `  Metadata:
    title           : I: -5.0 LUFS Peak: 3.0 dBFS
[Parsed_ebur128_4 @ 0x55] Summary:

  Integrated loudness:
    I:         -27.4 LUFS
    Threshold: -37.4 LUFS

  Loudness range:
    LRA:         1.0 LU

  True peak:
    Peak:       -9.6 dBFS
`;

it('reads what was measured, not what the clip says of itself', () => {
  expect(readLoudness(SUMMARY)).toEqual({ integrated: -27.4, truePeak: -9.6 });
  expect(readLoudness(SUMMARY.replace('-9.6', '-inf'))).toEqual({ integrated: -27.4, truePeak: -Infinity });
});

it('knows nothing where nothing was said', () => {
  expect(readLoudness('title: I: -5.0 LUFS')).toBeNull();
  expect(readLoudness('Summary: I: loud')).toBeNull();
});

it('leaves silence alone, and what is too short to be measured unless it would clip', () => {
  expect(evenGain({ integrated: -70, truePeak: -Infinity })).toBe(0);
  expect(evenGain({ integrated: -70, truePeak: -20 })).toBe(0);
  expect(evenGain({ integrated: -70, truePeak: 1 })).toBe(HIGHEST_PEAK - 1);
  expect([-Infinity, -90, -60].map((truePeak) => isHeard({ integrated: -70, truePeak }))).toEqual([false, false, true]);
});

it('never clips, never raises by more than it may, and reaches the loudness where there is room', () => {
  const anything = { integrated: fc.integer({ min: -69, max: 0 }), crest: fc.integer({ min: 0, max: 30 }) };
  fc.assert(
    fc.property(fc.record(anything), ({ integrated, crest }) => {
      const truePeak = integrated + crest;
      const gain = evenGain({ integrated, truePeak });
      expect(truePeak + gain).toBeLessThanOrEqual(HIGHEST_PEAK);
      expect(gain).toBeLessThanOrEqual(MOST_GAIN);
      if (EVEN_LOUDNESS + crest <= HIGHEST_PEAK && EVEN_LOUDNESS - integrated <= MOST_GAIN)
        expect(integrated + gain).toBeCloseTo(EVEN_LOUDNESS, 6);
    }),
  );
});
