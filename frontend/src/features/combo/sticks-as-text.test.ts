import { encodeSticks, NO_SAMPLE } from '@combolab/contracts';
import { MOST_CHANGES, sticksText } from './sticks-as-text.js';

const textOf = (...frames: readonly (readonly number[])[]) =>
  sticksText({ sticks: encodeSticks({ from: 4, samples: Int8Array.from(frames.flat()) }) }).split('\n');
const HEAD = (from: number, to: number) =>
  `Sticks as they moved, frames ${String(from)} to ${String(to)}: frame:right/up, in percent of the full way`;

it('tells of each stick and trigger that moves where it is, only where that changes', () => {
  expect(
    textOf(
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [127, -64, 0, 0, 64, 0],
      [127, -64, NO_SAMPLE, NO_SAMPLE, 64, 0],
      [-38, 0, -127, 0, 127, NO_SAMPLE],
    ),
  ).toEqual(['', HEAD(4, 8), 'Stick 4:0/0 6:100/-50 8:-30/0', 'C-stick 4:0/0 7:? 8:-100/0', 'L 4:0 6:50 8:100']);
});

it('says of sticks at rest no more than that, and nothing where nobody knows', () => {
  expect(textOf([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0])).toEqual(['', HEAD(4, 5), 'Stick 4:0/0']);
  expect(sticksText({})).toBe('');
  expect(sticksText({ sticks: 'damaged' })).toBe('');
});

it('ends the line of what changes very often, and says where all of it is', () => {
  const frames = Array.from({ length: MOST_CHANGES + 1 }, (_, i) => [i % 2 === 0 ? 127 : 0, 0, 0, 0, 0, 0]);
  const whole = textOf(...frames.slice(0, MOST_CHANGES))[2] ?? '';
  expect(whole.endsWith(`${String(3 + MOST_CHANGES)}:0/0`)).toBe(true);
  expect(textOf(...frames)[2]).toBe(`${whole} … (cut after 200 changes, all of them are in the JSON file)`);
});
