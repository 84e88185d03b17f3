import { BadQuestionError, readOptions } from './options.js';

it('reads what is asked, with grouped digits', () => {
  const { load, fixed, seed } = readOptions([
    '--combos',
    '10_000_000',
    '--viewers',
    '200,000',
    '--projectors',
    '12',
    '--seed',
    '7',
  ]);
  expect([load.combos, load.viewers, load.commands, fixed, seed]).toEqual([1e7, 200_000, 5000, { projectors: 12 }, 7]);
});

it.each([
  [['--combos=-5'], /--combos -5 .* give a number between 1 and 1,000,000,000/],
  [['--commands', '1e9'], /--commands 1e9 is out of reach: give a number between 1 and 20,000/],
  [['--viewers', 'many'], /--viewers many is no number: give one between/],
  [['--projectors', '1.5'], /--projectors 1.5 must be a whole number between 1 and/],
  [['--use', '2'], /--use 2 is out of reach: give a number between 0.05 and 0.95/],
  [['--exponent', '1'], /say 0.99 or 1.01/],
  [['--commands', ''], /is no number/],
  [['--commands'], /argument missing/],
  [['--machines', '5'], /--machines/],
])('refuses %j and says what to give', (args, said) => {
  expect(() => readOptions(args)).toThrow(BadQuestionError);
  expect(() => readOptions(args)).toThrow(said);
});
