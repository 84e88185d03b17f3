import type { PressType } from '@combolab/contracts';
import { parseTyped, type TypedOptions } from './parse-typed.js';
import { typedOf } from './typed-of.js';

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^CONTROL_STICK_/, 'S_'],
  [/_BUTTON$|_TRIGGER$/, ''],
];
const short = (type: PressType): string => SHORT.reduce<string>((name, [from, to]) => name.replace(from, to), type);

/** The presses in short, in order, and no problem. */
function read(text: string, options?: TypedOptions): string {
  const { presses, problems } = parseTyped(text, options);
  expect(problems).toEqual([]);
  return presses.map(({ type, start, end }) => `${short(type)} ${String(start)}-${String(end)}`).join(', ');
}

/** The problems, each with the words it is about. */
const problemsOf = (text: string, options?: TypedOptions): readonly string[] =>
  parseTyped(text, options).problems.map(({ from, to, message }) => `${text.slice(from, to)}: ${message}`);

it.each([
  ['A 32', 'A 32-32'],
  ['jump 40-44', 'X 40-44'],
  ['jump 40 – 44', 'X 40-44'],
  ['jump 40..44', 'X 40-44'],
  ['zr 40 to 44', 'R_Z 40-44'],
  ['x 40-', 'X 40-null'],
  ['x 40-40', 'X 40-40'],
  ['a @12', 'A 12-12'],
  ['a frame 12', 'A 12-12'],
  ['a f12', 'A 12-12'],
  ['12: a + b', 'A 12-12, B 12-12'],
  ['12-15: stick left', 'S_LEFT 12-15'],
])('reads the frames of %s', (text, presses) => {
  expect(read(text)).toBe(presses);
});

it.each([
  ['a b x y l r zl zr 1', 'A 1-1, B 1-1, X 1-1, Y 1-1, L 1-1, R 1-1, L_Z 1-1, R_Z 1-1'],
  ['LR 1', 'L 1-1, R 1-1'],
  ['attack+special 1', 'A 1-1, B 1-1'],
  ['up 1, stick up left 2, down-right 3', 'S_UP 1-1, S_UP_LEFT 2-2, S_DOWN_RIGHT 3-3'],
  [
    'cup 1, c-stick right 2, C down left 3, c6 4',
    'C_STICK_UP 1-1, C_STICK_RIGHT 2-2, C_STICK_DOWN_LEFT 3-3, C_STICK_RIGHT 4-4',
  ],
  ['↑ 1, ↓b 2, ↘A 3', 'S_UP 1-1, S_DOWN 2-2, B 2-2, S_DOWN_RIGHT 3-3, A 3-3'],
  ['6 1, 2A 2, 5b 3, 8 + A 4', 'S_RIGHT 1-1, S_DOWN 2-2, A 2-2, B 3-3, S_UP 4-4, A 4-4'],
  ['up + left 1', 'S_UP_LEFT 1-1'],
])('reads the inputs of %s', (text, presses) => {
  expect(read(text)).toBe(presses);
});

it.each([
  ['fair 1, uair 2, nair 3, bair 4', 'S_RIGHT 1-1, A 1-1, S_UP 2-2, A 2-2, A 3-3, S_LEFT 4-4, A 4-4'],
  ['up b 1, neutral special 2', 'S_UP 1-1, B 1-1, B 2-2'],
  ['f-smash 1, down smash 2', 'C_STICK_RIGHT 1-1, C_STICK_DOWN 2-2'],
  ['dash attack 1, d tilt 2, up throw 3', 'S_RIGHT 1-1, A 1-1, S_DOWN 2-2, A 2-2, S_UP 3-3'],
  ['short hop 1, fast fall 2', 'X 1-1, S_DOWN 2-2'],
  ['short hop fair 1', 'S_RIGHT 1-1, A 1-1, X 1-1'],
  ['facing left > fair 1 > bair 2', 'S_LEFT 1-1, A 1-1, S_RIGHT 2-2, A 2-2'],
  ['fair 4-8', 'S_RIGHT 4-8, A 4-8'],
])('reads the moves of %s', (text, presses) => {
  expect(read(text)).toBe(presses);
});

it('shields and grabs as the game does', () => {
  expect(read('shield 1, grab 2', { gameId: 'ssbu' })).toBe('R_Z 1-1, R 2-2');
  expect(read('shield 1, grab 2', { gameId: 'ssbm' })).toBe('R 1-1, R_Z 2-2');
  expect(read('spot dodge 1', { fighter: 'ssbm:fox' })).toBe('S_DOWN 1-1, R 1-1');
});

it('knows the nicknames of the fighter’s moves', () => {
  expect(read('shine 8', { fighter: 'ssbm:fox' })).toBe('S_DOWN 8-8, B 8-8');
  expect(problemsOf('shine 8')).toHaveLength(1);
});

it('separates by commas, arrows and lines, and counts frames from the press before', () => {
  expect(read('A 10, B +8 -> X +2\nY 40;\n\nA +0')).toBe('A 10-10, B 18-18, X 20-20, A 40-40, Y 40-40');
  expect(read('A 10, X +8-12')).toBe('A 10-10, X 18-22');
});

it.each([
  ['fair', 'fair: Say on which frame: “fair 32”, or “fair 32-36” to hold it.'],
  ['A 1,  up  b ', 'up  b: Say on which frame: “up b 32”, or “up b 32-36” to hold it.'],
  ['A + 8', 'A + 8: Say on which frame: “A + 8 32”, or “A + 8 32-36” to hold it.'],
  ['32', '32: Say what is pressed there, such as “A 32” or “fair 32”.'],
  ['A 1 > atack 8', 'atack: “atack” is no input that is known here. Did you mean “attack”?'],
  ['sheild 8', 'sheild: “sheild” is no input that is known here. Did you mean “shield”?'],
  ['A + qqqqqq 8', 'qqqqqq: “qqqqqq” is no input that is known here. Write a button, a stick direction or a move.'],
  ['A 44-40', 'A 44-40: It is released before it is pressed. Write 40-44.'],
  ['A +4', 'A +4: There is no press before it to count from. Give the first one a frame of the clip, such as 32.'],
  ['left + right 4', 'right: One stick cannot point two ways on one frame.'],
  ['A 10-20, A 15', 'A 15: On frame 15 A is still held, until frame 20.'],
  ['A 10, A 10', 'A 10: On frame 10 A is pressed there already.'],
])('says what is wrong with %s', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

it('says where the clip ends', () => {
  expect(problemsOf('A 99, B 98-101', { lastFrame: 100 })).toEqual(['B 98-101: The clip ends on frame 100.']);
});

it('keeps what it understands beside what it does not', () => {
  const { presses, problems } = parseTyped('A 1, what 2, B 3');
  expect([presses.length, problems.length]).toEqual([2, 1]);
});

it('writes presses that belong together on one line', () => {
  const { presses } = parseTyped('fair 30, jump 40-44, C-stick up left 50-');
  expect(typedOf({ presses })).toBe('stick right + A 30\nX 40-44\nC-stick up left 50-');
});

it('stops reading a text that is none of presses', () => {
  expect(problemsOf('lorem ipsum\n'.repeat(5000))).toHaveLength(100);
});

it('names what is typed as a move, and nothing that is typed as inputs', () => {
  const moves = (text: string) => parseTyped(text, { gameId: 'ssbm', fighter: 'ssbm:fox' }).moves;
  expect(moves('down throw 20, uair 45 > shine +20-24')).toEqual([
    { frame: 20, move: 'down-throw' },
    { frame: 45, move: 'up-air' },
    { frame: 65, move: 'down-special' },
  ]);
  expect(moves('A 10, stick up + B 20, x 30-34')).toEqual([]);
});
