import fc from 'fast-check';
import { readNumbers, versionOf } from './cells.js';
import { readSpans } from './spans.js';

const values = (cell: string) => readNumbers(cell)?.map((version) => version.values);

it.each([
  ['7', [[7]]],
  ['5/14', [[5, 14]]],
  ['3...', [[3]]],
  ['5/7/9...', [[5, 7, 9]]],
  ['-12/-12/-13', [[-12, -12, -13]]],
  ['-33 to -19', [[[-33, -19]]]],
  ['8—16', [[[8, 16]]]],
  ['-23 to Shieldbreak', [[-23]]],
  ['--', [[null]]],
  ['-/6', [[null, 6]]],
  ['*/4/10', [[null, 4, 10]]],
  ['5.0 / 0.6 / 3.0', [[5, 0.6, 3]]],
  ['11.9%', [[11.9]]],
  ['60 (69) | 46', [[60], [69], [46]]],
  ['(16.0%/17.0%)/(12.0%/11.0%)', [[16, 12]]],
])('reads %s', (cell, expected) => {
  expect(values(cell)).toEqual(expected);
});

it('keeps what comes on top of a startup apart', () => {
  expect(readNumbers('19(+7)')).toEqual([{ label: '', values: [19], places: [19], plus: 7 }]);
});

it('has every place that a part touches, too', () => {
  expect(readNumbers('(8.0/10.0/11.0 Clean hit)/(5.5/7.0/8.0 Late hit)')?.[0]).toMatchObject({
    values: [8, 5.5],
    places: [8, 10, 11, 5.5, 7, 8],
  });
});

it('takes the version that a row is of, else the first', () => {
  const versions = readNumbers('16 (Gold: 14)') ?? [];
  expect(versionOf(versions, 'Gold').values).toEqual([14]);
  expect(versionOf(versions, 'Wood/Stone').values).toEqual([16]);
  const tools = readNumbers('Punch -15 | Wood -13 | Diamond -10') ?? [];
  expect(versionOf(tools, 'Wood/Stone/Iron/Diamond').values).toEqual([-13]);
});

it.each(['See Notes', 'lul', '!!!', 'FN1) 3.0/7.0  FN2) 4.0/10.0', '5+15'])('does not make numbers of %s', (cell) => {
  expect(readNumbers(cell)).toBeUndefined();
});

it('reads every list of numbers as it was written', () => {
  const list = fc.array(fc.integer({ min: -200, max: 200 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(list, (numbers) => {
      expect(values(numbers.join('/'))).toEqual([numbers]);
    }),
  );
});

const spans = (cell: string) =>
  readSpans(cell)?.map(({ from, to, late }) => `${String(from)}-${String(to)}${late ? ' late' : ''}`);

it.each([
  ['3—5(6—27)', ['3-5', '6-27 late']],
  ['5—6/14', ['5-6', '14-14']],
  ['21—--', ['21-null']],
  ['8—14 (rehit: 2)/15—16', ['8-14', '15-16']],
  ['13—36(detector)', ['13-36']],
  ['7...', ['7-7']],
  ['Ground: 20/21—24 || Air: 21—24', ['20-20', '21-24']],
])('reads the frames %s', (cell, expected) => {
  expect(spans(cell)).toEqual(expected);
});

it('does not make frames of what it cannot read', () => {
  expect(readSpans('... see notes :)')).toBeUndefined();
});
