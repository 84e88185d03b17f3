import { understand } from '../../query/index.js';
import type { Action } from '../../track/action.js';
import type { Hold } from '../../track/press.js';
import { steps } from './steps.js';

const action = (frame: number, ...holds: Hold[]): Action => ({
  frame,
  breakpoint: false,
  presses: holds.map((hold) => ({ type: 'A_BUTTON', hold, isComplete: true })),
});
const pressed = (count: number): Action[] =>
  Array.from({ length: count }, (_, at) => action(at * 10, 'SELECT_NO_HOLD'));
const amountOf = (actions: Action[]) =>
  steps.read({
    ...{ gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: [], tags: [], percentRange: [0, 0], verified: false },
    actions,
  });

it('counts moments at which something is pressed', () => {
  expect([0, 5, 6, 8, 9].map((count) => amountOf(pressed(count)))).toEqual([
    ...[['few'], ['few'], ['some'], ['some'], ['many']],
  ]);
});

it('counts a hold where it starts, and what is pressed on one frame once', () => {
  const held = [action(60, 'START_HOLD', 'SELECT_NO_HOLD'), action(70, 'MAINTAIN_HOLD'), action(80, 'END_HOLD')];
  expect(amountOf([...pressed(4), ...held])).toEqual(['few']);
  expect(amountOf([...pressed(5), ...held])).toEqual(['some']);
});

it('is offered for the words of players, and taken for nothing by itself', () => {
  const { offers, text } = understand('mario bread and butter', { game: 'ssbu' });
  expect(offers).toMatchObject([{ kind: 'steps', values: ['few'], label: 'Few, up to 5' }]);
  expect(text).toBe('bread and butter');
  expect(understand('short hop nair', { game: 'ssbu' }).offers).toEqual([]);
});
