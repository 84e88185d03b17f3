import type { Action } from '../../track/action.js';
import type { ValueField } from '../value-field.js';

const AMOUNTS = ['few', 'some', 'many'] as const;
type Amount = (typeof AMOUNTS)[number];

const ROWS: Readonly<Record<string, string>> = {
  few: 'Few, up to 5',
  some: 'Some, 6 to 8',
  many: 'Many, 9 or more',
};

/** Whether anything is pressed anew, rather than held or let go. */
const isStep = ({ presses }: Action): boolean =>
  presses.some(({ hold }) => hold === 'SELECT_NO_HOLD' || hold === 'START_HOLD');

function amountOf(actions: readonly Action[]): Amount {
  const steps = actions.filter(isStep).length;
  return steps > 8 ? 'many' : steps > 5 ? 'some' : 'few';
}

/** How often something has to be pressed, what is pressed on one frame counted once. */
export const steps = {
  values: AMOUNTS,
  read: ({ actions }) => [amountOf(actions)],
  many: false,
  repeats: true,
  excludable: false,
  facet: true,
  title: 'Inputs to hit',
  words: (value) => `${value} inputs`,
  row: (value) => ROWS[value] ?? value,
  place: { as: 'rows', at: 15 },
  spellings: {
    few: 'few inputs, short combo, short one, quick combo, bnb, bread and butter, bread n butter',
    some: 'some inputs, medium length',
    many: 'many inputs, long combo, long one',
  },
  lead: 'inputs',
  since: 1,
} as const satisfies ValueField<Amount>;
