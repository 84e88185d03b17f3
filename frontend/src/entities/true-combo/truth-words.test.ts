import type { Outcome, PlacedMove } from '@combolab/contracts/knockback';
import { isWithin, linkWords, rangesWords, spareWords, trueWords, widest } from './truth-words.js';

const move = (id: string | null, frame = 0): PlacedMove => ({ id, frame, versions: [] });
const counted = (actsAfter: [number, number], touches: [number, number], spare: [number, number]): Outcome => ({
  ...{ kind: 'counted', percent: [40, 40] },
  ...{ actsAfter, touches, spare },
});

it.each<[string, Outcome]>([
  [
    'Fox is in hitstun until frame 34 after the up throw at 40%, the up air touches on 31: true by 3 frames.',
    counted([34, 34], [31, 31], [3, 3]),
  ],
  [
    'Fox is in hitstun until frame 34 after the up throw at 40%, the up air touches on 36: not true, 3 frames too late.',
    counted([34, 34], [36, 36], [-2, -2]),
  ],
  [
    'Fox is in hitstun until frame 26 to 34 after the up throw at 40%, the up air touches on 31: at worst 6 frames too late, at best true by 3 frames.',
    counted([26, 34], [31, 31], [-5, 3]),
  ],
  ['The up throw holds Fox until the up air.', { kind: 'held' }],
  [
    'From the up throw to the up air nothing can be said: no source has the knockback of the up throw.',
    { kind: 'unknown', why: 'no-knockback', of: move('up-throw') },
  ],
])('%s', (words, outcome) => {
  expect(linkWords(move('up-throw'), move('up-air'), outcome, 'Fox')).toBe(words);
});

it('calls an attack without a name by its frame', () => {
  const unnamed = move(null, 12);
  expect(linkWords(unnamed, move('up-air'), { kind: 'unknown', why: 'unnamed', of: unnamed }, 'Fox')).toBe(
    'From the attack on frame 12 to the up air nothing can be said: nobody has named this move.',
  );
});

it.each([
  [[1, 1], 'true by 1 frame'],
  [[0, 0], 'not true, 1 frame too late'],
  [[2, 5], 'true by 2 to 5 frames'],
  [[-4, -1], 'not true, 2 to 5 frames too late'],
] as const)('%j frames to spare: %s', (spare, words) => {
  expect(spareWords(spare)).toBe(words);
});

it.each([
  [[], 'at no percent'],
  [[[0, 200]], 'at every percent'],
  [[[15, 200]], 'from 15%'],
  [[[0, 60]], 'up to 60%'],
  [[[7, 7]], 'at 7%'],
  [
    [
      [10, 60],
      [90, 200],
    ],
    'from 10 to 60% and from 90%',
  ],
] as [readonly (readonly [number, number])[], string][])('%j: %s', (ranges, words) => {
  expect(rangesWords(ranges)).toBe(words);
});

it('says what is sure, and beside it what is possible', () => {
  expect(trueWords({ sure: [[30, 200]], possible: [[30, 200]] })).toBe('true from 30%');
  expect(trueWords({ sure: [[30, 200]], possible: [[20, 200]] })).toBe('true from 30%, at best from 20%');
  expect(trueWords({ sure: [], possible: [[20, 200]] })).toBe('true at best from 20%');
  expect(trueWords({ sure: [], possible: [] })).toBe('true at no percent');
});

it('takes the longest range in whole percents, and knows what lies within one', () => {
  expect(
    widest([
      [0, 4],
      [33.2, 87.8],
      [100, 120],
    ]),
  ).toEqual([34, 87]);
  expect(widest([])).toBeNull();
  expect(isWithin([40, 60], [[34, 87]])).toBe(true);
  expect(
    isWithin(
      [10, 60],
      [
        [0, 20],
        [34, 87],
      ],
    ),
  ).toBe(false);
});
